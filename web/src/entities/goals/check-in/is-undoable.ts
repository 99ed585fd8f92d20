import type { GoalView } from '#domain/goals/goal.ts'
import type { Day } from '#domain/time/day.ts'

/** Whether today's check-in can be undone (STREAK-20). A streak of 0 after a check-in says that Reset Streak closed the run on it. */
export const isUndoable = (
  {
    permissions,
    last_checkin_date,
    streak_count,
  }: Pick<GoalView, 'permissions' | 'last_checkin_date' | 'streak_count'>,
  today: Day,
): boolean => permissions.canCheckIn && last_checkin_date === today && streak_count > 0
