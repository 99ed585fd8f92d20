import type { Goal } from '#domain/goals/goal.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { MotivationStore } from './motivation.ts'

/**
 * Removes the texts of a goal that are not over yet, after its care changed: no text or mail that was written for another care
 * is shown or sent. The next mail is of `today` or of the day after it.
 */
export const removeTexts = async (
  motivations: Pick<MotivationStore, 'remove'>,
  { user_id, id }: Pick<Goal, 'user_id' | 'id'>,
  today: Day,
): Promise<void> => {
  await Promise.all([today, addDays(today, 1)].map((date) => motivations.remove(user_id, id, date)))
}
