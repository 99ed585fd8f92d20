import { HISTORY_SHOWN } from '#domain/streaks/view-streak.ts'
import { addDays } from '#domain/time/day.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { ownGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'
import { createReflectionStore, type ReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  reflections: Pick<ReflectionStore, 'list'>
  now: () => number
}

/** A person may always read their own words, also those of a goal that has ended. */
export const listReflections =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { goalId }, actor }) => {
    const person = requirePerson(await deps.accounts.overview(actor.id, { goalId }), deps.now())
    ownGoal(person, goalId)
    const from = addDays(person.today, 1 - HISTORY_SHOWN)
    return { success: true, reflections: await deps.reflections.list(actor.id, goalId, from) }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: createAccountStore(table), reflections: createReflectionStore(table), now }
}

export const handler = http(contract, () => listReflections(live(readEnv(Env))))
