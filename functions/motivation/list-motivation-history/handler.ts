import { viewMotivation } from '#domain/motivation/motivation.ts'
import { addDays } from '#domain/time/day.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<AccountStore, 'overview'>; motivations: Pick<MotivationStore, 'list'>; now: () => number }

export const listMotivationHistory =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { goalId, before, limit }, actor }) => {
    const person = requirePerson(await deps.accounts.overview(actor.id, { goalId }), deps.now())
    const { goal } = ownGoal(person, goalId)
    // The care of an unscreened goal is unknown until the goals are listed (CARE-14).
    if (goal.unscreened) return { success: true, motivations: [], next: null }
    // The text of the next day can exist already. It is not part of the history.
    const upTo = before !== undefined && before <= person.today ? addDays(before, -1) : person.today
    const { motivations, next } = await deps.motivations.list(goal, { upTo, limit })
    return { success: true, motivations: motivations.map(viewMotivation), next }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: createAccountStore(table), motivations: createMotivationStore(table), now }
}

export const handler = http(contract, () => listMotivationHistory(live(readEnv(Env))))
