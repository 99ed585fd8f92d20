import { createTable } from '#functions/adapters/dynamodb/table.ts'
import type { WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { createWitnessLinkDeps, readWitnessLink, type WitnessLinkDeps } from '#functions/witness/read-witness.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = WitnessLinkDeps & { witnesses: Pick<WitnessStore, 'decline'> }

/** Allowed in every state of the goal, also while the link shows nothing of it (WITNESS-4). */
export const declineWitness =
  (deps: Deps): OpenOperation<typeof contract> =>
  async ({ body: { token } }) => {
    const { witness, own, now } = await readWitnessLink(deps, token)
    await deps.witnesses.decline(own.goal.user_id, own.goal.id, witness.hash, new Date(now).toISOString())
    return { success: true }
  }

export const handler = openHttp(contract, () =>
  declineWitness(createWitnessLinkDeps(createTable(readEnv(Env).TABLE_NAME))),
)
