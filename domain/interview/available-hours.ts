import { HOURS_PER_WEEK } from '#domain/goals/fields.ts'
import type { LifeContext } from './answers.ts'

/**
 * Hours a week for the five circles: 168 minus work, sleep and commute (INTERVIEW-5).
 * Below 0 where the three together are longer than a week.
 */
export const availableHours = (
  context: Pick<LifeContext, 'work_hours_per_week' | 'sleep_hours_per_night' | 'commute_hours_per_week'>,
): number =>
  HOURS_PER_WEEK - context.work_hours_per_week - context.sleep_hours_per_night * 7 - context.commute_hours_per_week
