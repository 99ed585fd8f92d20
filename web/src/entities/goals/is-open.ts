import type { GoalView } from '#domain/goals/goal.ts'

/** Whether the goal asks for a check-in today that is not made yet. A goal that is paused or not chosen for today does not (STREAK-9, STREAK-11). */
export const isOpen = ({ permissions, today_state }: Pick<GoalView, 'permissions' | 'today_state'>): boolean =>
  permissions.canCheckIn && today_state === 'open'
