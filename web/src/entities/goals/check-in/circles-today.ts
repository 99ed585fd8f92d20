import type { CircleType } from '#domain/goals/fields.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import type { CircleToday } from '#web/ui/wheel/circles-today.tsx'

const summarizeToday = (goals: readonly GoalView[]): CircleToday => {
  if (goals.length === 0) return 'none'
  if (goals.some((goal) => goal.permissions.canCheckIn && !goal.checked_in_today)) return 'open'
  return goals.some((goal) => goal.checked_in_today) ? 'done' : 'closed'
}

/** The state of today per circle; `done` only if no goal of the circle is open. */
export const circlesToday = (goals: readonly GoalView[]): Record<CircleType, CircleToday> => {
  const of = (circle: CircleType) => summarizeToday(goals.filter((goal) => goal.circle_type === circle))
  return {
    Spiritual: of('Spiritual'),
    'Friends & Family': of('Friends & Family'),
    Work: of('Work'),
    'Personal Development': of('Personal Development'),
    'Health & Fitness': of('Health & Fitness'),
  }
}
