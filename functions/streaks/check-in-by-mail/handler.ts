import { createLedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createPublisher } from '#functions/adapters/eventbridge/publish-event.ts'
import { BUS_NAME, type EnvOf, LINK_SECRET_NAME, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { type KeepDayDeps, keepDay } from '#functions/streaks/keep-day.ts'
import { createMailLinkDeps, type MailLinkDeps, readMailLink, showMailLink } from '#functions/streaks/read-mail-link.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, BUS_NAME, LINK_SECRET_NAME }

type Deps = MailLinkDeps & KeepDayDeps

/** Idempotent: a second call and a link whose day is over change nothing (MAIL-14). */
export const checkInByMail =
  (deps: Deps): OpenOperation<typeof contract> =>
  ({ body: { token } }) =>
    retryOnConflict(async () => {
      const read = await readMailLink(deps, token)
      if ('shown' in read) return { success: true, check_in: read.shown }
      const { valid } = read
      const { person, own, link } = valid
      if (valid.row) return { success: true, check_in: showMailLink(valid, own.run, valid.row) }
      const at = new Date(valid.now).toISOString()
      const row = { day: link.day, checked_in_at: at, via: 'mail' } as const
      const run = await keepDay(deps, person, own, row, valid.now)
      const stored = { checked_in_at: at, can_undo: run !== undefined }
      return { success: true, check_in: showMailLink(valid, run ?? own.run, stored) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    ...createMailLinkDeps(table, env.LINK_SECRET_NAME),
    ledger: createLedgerStore(table),
    publish: createPublisher(env.BUS_NAME),
  }
}

export const handler = openHttp(contract, () => checkInByMail(live(readEnv(Env))))
