import { permitReading } from '#domain/goals/permit.ts'
import { viewMotivation } from '#domain/motivation/motivation.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<AccountStore, 'overview'>; motivations: Pick<MotivationStore, 'get'>; now: () => number }

export const getDailyMotivation =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { goalId }, actor }) => {
    const person = requirePerson(await deps.accounts.overview(actor.id, { goalId }), deps.now())
    const own = ownGoal(person, goalId)
    permitReading(own)
    // A goal in crisis shows no coaching, whatever was written before (CARE-8). generate-daily-motivation screens an old goal.
    if (own.goal.care === 'crisis' || own.goal.unscreened) return { success: true, motivation: null }
    const motivation = await deps.motivations.get(own.goal, person.today)
    return { success: true, motivation: motivation ? viewMotivation(motivation) : null }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: createAccountStore(table), motivations: createMotivationStore(table), now }
}

export const handler = http(contract, () => getDailyMotivation(live(readEnv(Env))))
