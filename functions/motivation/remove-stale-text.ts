import { DomainError } from '#domain/errors.ts'
import { careMessages } from '#domain/messages/care.ts'
import type { Care } from '#domain/safety/outcome.ts'
import type { GoalStore } from '../adapters/dynamodb/goals.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import { goalNotFound } from '../adapters/dynamodb/person.ts'

export type StaleTextDeps = { goals: Pick<GoalStore, 'coachedAs'>; motivations: Pick<MotivationStore, 'remove'> }

type StoredText = { user_id: string; goal_id: string; date: string }

/** The text stays, or it is removed because its goal is deleted, or is no longer coached as the text was written. */
export type StaleTextResult = 'kept' | 'goal-deleted' | 'care-changed'

/**
 * Deletes a text that was stored after its goal or account was deleted, set aside, or answered with another care than `care`,
 * for which the text was written (GOAL-16, ACCOUNT-8, CARE-13). Whatever changes a goal removes its texts after the change, so
 * either that removal or this call finds the text. A condition on the goal in the write itself would double its cost.
 */
export const removeUnlessCoached = async (
  deps: StaleTextDeps,
  { user_id, goal_id, date }: StoredText,
  care: Care,
): Promise<StaleTextResult> => {
  const now = await deps.goals.coachedAs(user_id, goal_id)
  if (now?.is_active && now.care === care) return 'kept'
  await deps.motivations.remove(user_id, goal_id, date)
  return now ? 'care-changed' : 'goal-deleted'
}

/**
 * As `removeUnlessCoached`, but throws `not-found` when the goal does not exist (GOAL-14) and `forbidden` when it is no longer
 * coached as it was.
 */
export const requireCoached = async <Text extends StoredText>(
  deps: StaleTextDeps,
  text: Text,
  care: Care,
): Promise<Text> => {
  const result = await removeUnlessCoached(deps, text, care)
  if (result === 'goal-deleted') throw goalNotFound()
  if (result === 'care-changed') throw new DomainError('forbidden', careMessages.notCoached)
  return text
}
