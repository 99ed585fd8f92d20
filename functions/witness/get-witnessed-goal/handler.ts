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

type Deps = WitnessLinkDeps & { witnesses: Pick<WitnessStore, 'open'> }

/** Notes the first opening, which the owner sees, and writes nothing else (WITNESS-3). */
export const getWitnessedGoal =
  (deps: Deps): OpenOperation<typeof contract> =>
  async ({ body: { token } }) => {
    const link = await readWitnessLink(deps, token)
    const { witness, own, now } = link
    if (witness.opened_at === undefined)
      await deps.witnesses.open(own.goal.user_id, own.goal.id, witness.hash, new Date(now).toISOString())
    return { success: true, witnessed: showWitnessed(link) }
  }

export const handler = openHttp(contract, () =>
  getWitnessedGoal(createWitnessLinkDeps(createTable(readEnv(Env).TABLE_NAME))),
)
