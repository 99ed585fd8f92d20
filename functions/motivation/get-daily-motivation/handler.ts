import { permitReading } from '#domain/goals/permit.ts'
import { viewMotivation } from '#domain/motivation/motivation.ts'
import { now } from '#functions/shared/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { ownGoal, personOf } from '#functions/shared/person.ts'
import { type Accounts, accountsIn } from '#functions/shared/store/accounts.ts'
import { type Motivations, motivationsIn } from '#functions/shared/store/motivation.ts'
import { openTable } from '#functions/shared/store/table.ts'
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
