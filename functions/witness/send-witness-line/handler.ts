import { DomainError } from '#domain/errors.ts'
import { witnessMessages } from '#domain/messages/witness.ts'
import { hasBegun, nextMorning } from '#domain/witness/morning.ts'
import { screenWitnessLine, screenWitnessName } from '#domain/witness/screen-line.ts'
import { LINE_INTERVAL_MS } from '#domain/witness/witness.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import type { WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import {
  createWitnessLinkDeps,
  readWitnessLink,
  showWitnessed,
  type WitnessLink,
  type WitnessLinkDeps,
} from '#functions/witness/read-witness.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = WitnessLinkDeps & { witnesses: Pick<WitnessStore, 'send' | 'takeBack'> }

/** Removes a line whose morning has not begun. Does the same, and answers the same, where muting has removed it (WITNESS-8). */
const takeBack = async (deps: Deps, { witness, person, own, now }: WitnessLink): Promise<void> => {
  const { hash, line_at, line_day } = witness
  if (line_at === undefined) return
  const { zone } = person.account
  const morning = line_day ?? nextMorning(line_at, zone, own.goal)
  const isGone =
    !hasBegun(morning, now, zone, own.goal) &&
    (await deps.witnesses.takeBack(own.goal.user_id, own.goal.id, hash, line_at))
  if (!isGone) throw new DomainError('conflict', witnessMessages.lineArrived)
}

/** The line is screened before it is kept (WITNESS-7). A refused line is not kept and does not use up the week. */
export const sendWitnessLine =
  (deps: Deps): OpenOperation<typeof contract> =>
  async ({ body: { token, line, name } }) => {
    const link = await readWitnessLink(deps, token)
    const { witness, person, own, now } = link
    const shown = showWitnessed(link)
    if (line === null) {
      await takeBack(deps, link)
      return { success: true, sent: false, next_at: null, witnessed: shown }
    }
    screenWitnessLine(line)
    screenWitnessName(name)
    const day = nextMorning(now, person.account.zone, own.goal)
    const sent =
      shown.state === 'open' &&
      shown.can_send &&
      (await deps.witnesses.send(own.goal.user_id, own.goal.id, witness.hash, { text: line, by: name, at: now, day }))
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
