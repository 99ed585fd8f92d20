import type { GoalView } from '#domain/goals/goal.ts'
import type { Milestone } from '#domain/streaks/milestone.ts'
import type { Day } from '#domain/time/day.ts'

type Opened = {
  goal: Pick<GoalView, 'created_at' | 'recent_days' | 'streak_count'>
  milestone: Milestone
  today: Day
}

/** The date of an instant (ISO date-time) on the device's clock. */
const deviceDay = (instant: string): Day => new Date(instant).toLocaleDateString('en-CA')

/**
 * The first day that the picture of a moment is about: that of the run, or of the goal for its target date and for its end. Today where it is not
 * known: the goal's view holds the kept days of the last 90 days only.
 */
export const findPictureStart = ({ goal, milestone, today }: Opened): Day => {
  if (milestone === 'created' || milestone === 'first') return today
  if (milestone === 'target' || milestone === 'done') {
    const created = deviceDay(goal.created_at)
    return created < today ? created : today
  }
  return goal.recent_days.at(-goal.streak_count) ?? today
}
