import { DomainError } from '#domain/errors.ts'
import { careMessages } from '#domain/messages/care.ts'
import type { Care } from '#domain/safety/outcome.ts'
import type { GoalStore } from '../adapters/dynamodb/goals.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import { goalNotFound } from '../adapters/dynamodb/person.ts'

export type KeepTextDeps = { goals: Pick<GoalStore, 'coachedAs'>; motivations: Pick<MotivationStore, 'remove'> }

type Kept = { user_id: string; goal_id: string; date: string }

/** The result for a stored text: stored, or removed because its goal is deleted or has another care. */
export type Keeping = 'stored' | 'deleted' | 'not-coached'

/**
 * Deletes a text that was stored after its goal or account was deleted, set aside, or answered with another care than `care`,
 * for which the text was written (GOAL-16, ACCOUNT-8, CARE-13). Whatever changes a goal removes its texts after the change, so
 * either that removal or this call finds the text. A condition on the goal in the write itself would double its cost.
 */
export const keepIfCoached = async (
  deps: KeepTextDeps,
  { user_id, goal_id, date }: Kept,
  care: Care,
): Promise<Keeping> => {
  const now = await deps.goals.coachedAs(user_id, goal_id)
  if (now?.is_active && now.care === care) return 'stored'
  await deps.motivations.remove(user_id, goal_id, date)
  return now ? 'not-coached' : 'deleted'
}

/**
 * As `keepIfCoached`, but throws `not-found` when the goal does not exist (GOAL-14) and `forbidden` when it is no longer
 * coached as it was.
 */
export const keepOrThrow = async <Text extends Kept>(deps: KeepTextDeps, text: Text, care: Care): Promise<Text> => {
  const keeping = await keepIfCoached(deps, text, care)
  if (keeping === 'deleted') throw goalNotFound()
  if (keeping === 'not-coached') throw new DomainError('forbidden', careMessages.notCoached)
  return text
}
