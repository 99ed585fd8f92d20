import { permitReading } from '#domain/goals/permit.ts'
import { viewMotivation } from '#domain/motivation/motivation.ts'
import { type Accounts, accountsIn } from '#functions/adapters/dynamodb/accounts.ts'
import { type Motivations, motivationsIn } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, personOf } from '#functions/adapters/dynamodb/person.ts'
import { openTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type Operation } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<Accounts, 'overview'>; motivations: Pick<Motivations, 'get'>; now: () => number }

export const getDailyMotivation =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body: { goalId }, actor }) => {
    const person = personOf(await deps.accounts.overview(actor.id), deps.now())
    permitReading(ownGoal(person, goalId))
    const motivation = await deps.motivations.get(actor.id, goalId, person.today)
    return { success: true, motivation: motivation ? viewMotivation(motivation) : null }
  }

const live = (tableName: string): Deps => {
  const table = openTable(tableName)
  return { accounts: accountsIn(table), motivations: motivationsIn(table), now }
}

export const handler = http(contract, () => getDailyMotivation(live(readEnv(Env).TABLE_NAME)))
