import { deriveRunWithout } from '#domain/streaks/undo.ts'
import { createLedgerStore, type LedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import type { MailCheckInStore } from '#functions/adapters/dynamodb/mail-check-ins.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createPublisher, type Publish } from '#functions/adapters/eventbridge/publish-event.ts'
import { publishStreakChanged } from '#functions/adapters/eventbridge/publish-streak-changed.ts'
import { BUS_NAME, type EnvOf, LINK_SECRET_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { createMailLinkDeps, type MailLinkDeps, readMailLink, showMailLink } from '#functions/streaks/read-mail-link.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME, LINK_SECRET_NAME }

type Deps = MailLinkDeps & {
  mailCheckIns: MailCheckInStore
  ledger: Pick<LedgerStore, 'listDays'>
  publish: Publish
}

/** Takes back only what a link checked in, and only while nothing was added to it (MAIL-15, ADR 216). Idempotent. */
export const undoMailCheckIn =
  (deps: Deps): OpenOperation<typeof contract> =>
  ({ body: { token } }) =>
    retryOnConflict(async () => {
      const read = await readMailLink(deps, token)
      if ('shown' in read) return { success: true, check_in: read.shown }
      const { valid } = read
      const { person, own, link, row } = valid
      if (!row?.can_undo) return { success: true, check_in: showMailLink(valid, own.run, row) }
      const rows = await deps.ledger.listDays(link.userId, link.goalId)
      const run = deriveRunWithout(rows, link.day, own.rhythm)
      const undone = { day: link.day, checked_in_at: row.checked_in_at }
      await deps.mailCheckIns.undo(link.userId, link.goalId, undone, own.run, run)
      await publishStreakChanged(deps.publish, person, own.goal, valid.now)
      return { success: true, check_in: showMailLink(valid, run, undefined) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    ...createMailLinkDeps(table, env.LINK_SECRET_NAME),
    ledger: createLedgerStore(table),
    publish: createPublisher(env.BUS_NAME),
  }
}

export const handler = openHttp(contract, () => undoMailCheckIn(live(readEnv(Env))))
