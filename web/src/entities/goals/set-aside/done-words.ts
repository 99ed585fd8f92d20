import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { days } from '#web/entities/goals/goal-words.ts'
import { formatDate } from '#web/lib/dates.ts'

/**
 * '41 days' of a done goal and its date (GOAL-23). A gentle goal has no count (CARE-18), a goal beside one in crisis has none (CARE-17),
 * and a goal in crisis has neither.
 */
export const describeFinished = ({ care, done_on, kept_days }: GoalView, isBesideCrisis: boolean): string => {
  if (care === 'crisis' || done_on == null) return goalMessages.asIs
  const listed = doneMessages.listed(formatDate(done_on))
  return care !== 'ordinary' || isBesideCrisis || kept_days === 0
    ? listed
    : `${listed} ${doneMessages.checkedIn(days(kept_days))}`
}
