import { permit } from '#domain/goals/permit.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  motivations: Pick<MotivationStore, 'clearBefore'>
  now: () => number
}

export const clearMotivationHistory =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { goalId }, actor }) => {
    const person = requirePerson(await deps.accounts.overview(actor.id, { goalId }), deps.now())
    permit(ownGoal(person, goalId), 'canEdit')
    return { success: true, deleted: await deps.motivations.clearBefore(actor.id, goalId, person.today) }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: createAccountStore(table), motivations: createMotivationStore(table), now }
}

export const handler = http(contract, () => clearMotivationHistory(live(readEnv(Env))))
