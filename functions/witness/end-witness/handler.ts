import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { ownGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createWitnessStore, type WitnessStore } from '#functions/adapters/dynamodb/witnesses.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  witnesses: Pick<WitnessStore, 'end'>
  now: () => number
}

/** Allowed in every state of the goal, also after the trial (WITNESS-9). */
export const endWitness =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { goalId }, actor }) => {
    ownGoal(requirePerson(await deps.accounts.overview(actor.id, { consistent: true }), deps.now()), goalId)
    await deps.witnesses.end(actor.id, goalId)
    return { success: true }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: createAccountStore(table), witnesses: createWitnessStore(table), now }
}

export const handler = http(contract, () => endWitness(live(readEnv(Env))))
