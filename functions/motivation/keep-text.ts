import type { GoalStore } from '../adapters/dynamodb/goals.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import { goalNotFound } from '../adapters/dynamodb/person.ts'

export type KeepTextDeps = { goals: Pick<GoalStore, 'exists'>; motivations: Pick<MotivationStore, 'remove'> }

type Kept = { user_id: string; goal_id: string; date: string }

/**
 * Deletes a text that was stored after its goal or account was deleted; returns whether the goal exists (GOAL-16, ACCOUNT-8). A
 * deletion sweeps after the goal is deleted, so either the sweep or this call finds the text. A condition on the goal in the
 * write itself would double its cost.
 */
export const keepIfGoalExists = async (deps: KeepTextDeps, { user_id, goal_id, date }: Kept): Promise<boolean> => {
  if (await deps.goals.exists(user_id, goal_id)) return true
  await deps.motivations.remove(user_id, goal_id, date)
  return false
}

/** As `keepIfGoalExists`, but throws `not-found` when the goal does not exist (GOAL-14). */
export const keepOrThrow = async <Text extends Kept>(deps: KeepTextDeps, text: Text): Promise<Text> => {
  if (!(await keepIfGoalExists(deps, text))) throw goalNotFound()
  return text
}
