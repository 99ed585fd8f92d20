import type { GoalStore } from '../adapters/dynamodb/goals.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import { goalNotFound } from '../adapters/dynamodb/person.ts'

export type KeepTextDeps = { goals: Pick<GoalStore, 'exists'>; motivations: Pick<MotivationStore, 'remove'> }

type Kept = { user_id: string; goal_id: string; date: string }

/**
 * Takes a day's text back whose goal, or whole account, was deleted while it was written: a deletion sweeps after the goal is
 * gone, so one of the two finds the text. Gives whether it stays. A condition on the goal would double the price of the write.
 */
export const keepIfGoalExists = async (deps: KeepTextDeps, { user_id, goal_id, date }: Kept): Promise<boolean> => {
  if (await deps.goals.exists(user_id, goal_id)) return true
  await deps.motivations.remove(user_id, goal_id, date)
  return false
}

/** As `keepIfGoalExists`, for a request: throws `not-found` where the text was taken back. */
export const keepOrThrow = async <Text extends Kept>(deps: KeepTextDeps, text: Text): Promise<Text> => {
  if (!(await keepIfGoalExists(deps, text))) throw goalNotFound()
  return text
}
