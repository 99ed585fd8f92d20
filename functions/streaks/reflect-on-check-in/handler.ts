import { permit } from '#domain/goals/permit.ts'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { careOfTexts, type GoalCare } from '#domain/safety/goal-care.ts'
import { checkReflectedDay, isRemoval, markNoted } from '#domain/streaks/reflection.ts'
import { recentMarks } from '#domain/streaks/run.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import type { StoredGoal } from '#functions/adapters/dynamodb/goal-item.ts'
import { createGoalStore, type GoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createMotivationStore, type MotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { ownGoal, requirePerson, type StoredPerson, viewOwnGoal } from '#functions/adapters/dynamodb/person.ts'
import { createReflectionStore, type ReflectionStore } from '#functions/adapters/dynamodb/reflections.ts'
import { removeTexts } from '#functions/adapters/dynamodb/remove-texts.ts'
import { retryOnConflict } from '#functions/adapters/dynamodb/retry-on-conflict.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = {
  accounts: Pick<AccountStore, 'overview'>
  reflections: Pick<ReflectionStore, 'save'>
  goals: Pick<GoalStore, 'setCare'>
  motivations: Pick<MotivationStore, 'removeOtherCare'>
  now: () => number
}

/** A goal whose note says that the person may be in danger turns crisis, and its texts are removed (CARE-8, CARE-21). */
const settleCare = async (
  deps: Deps,
  { today }: StoredPerson,
  goal: StoredGoal,
  care: GoalCare,
): Promise<StoredGoal> => {
  if (care.care !== 'crisis' || goal.care === 'crisis') return goal
  const changed = await deps.goals.setCare(goal, care, new Date(deps.now()).toISOString())
  await removeTexts(deps.motivations, changed, today)
  return changed
}

/** The note is stored before the care of the goal changes, so that a retry finds a goal that may still be written. */
export const reflectOnCheckIn =
  (deps: Deps): OperationHandler<typeof contract> =>
  ({ body: { goalId, date: asked, feeling, note }, actor }) =>
    retryOnConflict(async () => {
      // Consistent, because the check-in was just written.
      const person = requirePerson(await deps.accounts.overview(actor.id, { consistent: true }), deps.now())
      const own = ownGoal(person, goalId)
      const change = { feeling, note }
      if (!isRemoval(change)) permit(own, 'canCheckIn')
      const date = asked ?? person.today
      const { goal, run } = own
      checkReflectedDay(run, date, person.today, change)
      const message = isRemoval(change) ? reflectionMessages.removed : reflectionMessages.saved
      // `checkReflectedDay` refuses a goal without a run.
      if (!run || (feeling === undefined && note === undefined)) {
        return { success: true, message, goal: viewOwnGoal(person, goal, run) }
      }
      const care = careOfTexts([note], person.account.zone)
      const wasNoted = recentMarks(run, date, 1).noted.length > 0
      const isNoted = note === undefined ? wasNoted : note !== ''
      const after = isNoted === wasNoted ? undefined : markNoted(run, date, isNoted)
      await deps.reflections.save(
        actor.id,
        goalId,
        date,
        { feeling, note, care: care.care },
        { wasNoted, before: run, after },
      )
      const settled = await settleCare(deps, person, goal, care)
      return { success: true, message, goal: viewOwnGoal(person, settled, after ?? run) }
    })

const live = (env: EnvOf<typeof Env>): Deps => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    reflections: createReflectionStore(table),
    goals: createGoalStore(table),
    motivations: createMotivationStore(table),
    now,
  }
}

export const handler = http(contract, () => reflectOnCheckIn(live(readEnv(Env))))
