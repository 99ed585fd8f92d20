import { permit } from '#domain/goals/permit.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, requirePerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { removeTexts } from '#functions/adapters/dynamodb/remove-texts.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { createLog } from '#functions/runtime/log.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  goals: Pick<GoalStore, 'setCare'>
  motivations: Pick<MotivationStore, 'removeOtherCare'>
  now: () => number
}

/** Logs what the words were read as, and never the words (CARE-7). A goal that is ordinary already keeps its care. */
export const confirmReading =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goalId }, actor }) =>
    retryOnConflict(async (again) => {
      const at = deps.now()
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: again, goalId }), at)
      const own = ownGoal(person, goalId)
      permit(own, 'canEdit')
      const { goal, run } = own
      if (goal.care === 'ordinary') {
        // The request before may have failed between the care and the texts.
        await removeTexts(deps.motivations, goal, person.today)
        return { success: true, goal: viewOwnGoal(person, goal, run) }
      }
      const ordinary = { care: 'ordinary', care_reason: 'none' } as const
      const changed = await deps.goals.setCare(goal, ordinary, new Date(at).toISOString(), { isConfirmed: true })
      createLog({ goal_id: goal.id }).info('read wrongly', { care: goal.care, reason: goal.care_reason })
      await removeTexts(deps.motivations, changed, person.today)
      return { success: true, goal: viewOwnGoal(person, changed, run) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    goals: createGoalStore(table),
    motivations: createMotivationStore(table),
    now,
  }
}

export const handler = http(contract, () => confirmReading(live(readEnv(Env))))
