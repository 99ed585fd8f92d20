import { nextMorning } from '#domain/witness/morning.ts'
import { screenWitnessLine } from '#domain/witness/screen-line.ts'
import { LINE_INTERVAL_MS } from '#domain/witness/witness.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import type { WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import {
  createWitnessLinkDeps,
  readWitnessLink,
  showWitnessed,
  type WitnessLinkDeps,
} from '#functions/witness/read-witness.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = WitnessLinkDeps & { witnesses: Pick<WitnessStore, 'send'> }

/** The line is screened before it is kept (WITNESS-7). A refused line is not kept and does not use up the week. */
export const sendWitnessLine =
  (deps: Deps): OpenOperation<typeof contract> =>
  async ({ body: { token, line } }) => {
    const link = await readWitnessLink(deps, token)
    const { witness, person, own, now } = link
    screenWitnessLine(line)
    const shown = showWitnessed(link)
    const day = nextMorning(now, person.account.zone, own.goal)
    const sent =
      shown.state === 'open' &&
      shown.can_send &&
      (await deps.witnesses.send(own.goal.user_id, own.goal.id, witness.hash, { text: line, at: now, day }))
    return {
      success: true,
      sent,
      next_at: sent ? new Date(now + LINE_INTERVAL_MS).toISOString() : null,
      witnessed: shown.state === 'open' ? { ...shown, can_send: false } : shown,
    }
  }

export const handler = openHttp(contract, () =>
  sendWitnessLine(createWitnessLinkDeps(createTable(readEnv(Env).TABLE_NAME))),
)
