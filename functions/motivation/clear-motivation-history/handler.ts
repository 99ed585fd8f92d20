import { permit } from '#domain/goals/permit.ts'
import { now } from '#functions/shared/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { ownGoal, personOf } from '#functions/shared/person.ts'
import { type Accounts, accountsIn } from '#functions/shared/store/accounts.ts'
import { type Motivations, motivationsIn } from '#functions/shared/store/motivation.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<Accounts, 'overview'>
  motivations: Pick<Motivations, 'clearBefore'>
  now: () => number
}

export const clearMotivationHistory =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body: { goalId }, actor }) => {
    const person = personOf(await deps.accounts.overview(actor.id), deps.now())
    permit(ownGoal(person, goalId), 'canEdit')
    return { success: true, deleted: await deps.motivations.clearBefore(actor.id, goalId, person.today) }
  }

const live = (tableName: string): Deps => {
  const table = openTable(tableName)
  return { accounts: accountsIn(table), motivations: motivationsIn(table), now }
}

export const handler = http(contract, () => clearMotivationHistory(live(readEnv(Env).TABLE_NAME)))
