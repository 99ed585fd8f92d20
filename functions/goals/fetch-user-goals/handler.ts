import { readNudges } from '#domain/nudges/nudge.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { screenedAccounts } from '#functions/adapters/dynamodb/screened-accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { viewPlan, viewToday } from '#functions/profiles/profile-view.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { accounts: Pick<AccountStore, 'overview'>; now: () => number }

export const fetchUserGoals =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body: { consistent = false }, actor }) => {
    const at = deps.now()
    const person = requirePerson(await deps.accounts.overview(actor.id, { consistent }), at)
    // Ids are ULIDs, so they sort by time of creation.
    const newestFirst = person.goals.toSorted((a, b) => b.id.localeCompare(a.id))
    const views = newestFirst.map((goal) => viewOwnGoal(person, goal, person.runs.get(goal.id)))
    return {
      success: true,
      goals: views.filter((goal) => goal.is_active),
      set_aside: views.filter((goal) => !goal.is_active),
      today: viewToday(person, at),
      plan: viewPlan(person.account, person),
      nudges: readNudges(person.nudges.get(person.today) ?? 0, person),
    }
  }

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return { accounts: screenedAccounts(createAccountStore(table), createGoalStore(table), now), now }
}

export const handler = http(contract, () => fetchUserGoals(live(readEnv(Env))))
