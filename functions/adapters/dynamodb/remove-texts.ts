import type { Goal } from '#domain/goals/goal.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { MotivationStore } from './motivation.ts'

/**
 * Removes the texts of a goal that are not over yet and were written for another care than its present one, after its care changed.
 * A text whose mail was claimed stays, hidden by its care (MAIL-2). The next mail is of `today` or of the day after it. Idempotent, so that a repeated request can finish what a failed one left.
 */
export const removeTexts = async (
  motivations: Pick<MotivationStore, 'removeOtherCare'>,
  goal: Pick<Goal, 'user_id' | 'id' | 'care'>,
  today: Day,
): Promise<void> => {
  await Promise.all([today, addDays(today, 1)].map((date) => motivations.removeOtherCare(goal, date)))
}
