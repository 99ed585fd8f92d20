import type { GoalView } from '#domain/goals/goal.ts'
import { streakMessages } from '#domain/messages/streak.ts'
import { LEAST_COUNTED } from '#domain/streaks/view-streak.ts'

/** Whether enough days are counted to name the days kept out of them (STREAK-13). */
export const hasCountedDays = ({ days_of_30 }: Pick<GoalView, 'days_of_30'>): boolean => days_of_30 >= LEAST_COUNTED

/** Whether a goal is past its target date: its days no longer end with today. */
export const isEnded = ({ status }: Pick<GoalView, 'status'>): boolean => status === 'goal-expired'

/** After a miss a goal leads with what was kept (STREAK-13). */
export const isAfterMiss = (goal: GoalView): boolean =>
  goal.streak_count === 0 && goal.kept_of_30 > 0 && !goal.checked_in_today && goal.permissions.canCheckIn

/** Whether a goal shows the days kept in place of its streak: after a miss, and where the person hides the streak (STREAK-18). */
export const leadsWithKept = (goal: GoalView): boolean => goal.streak_hidden || isAfterMiss(goal)

type Count = { count: number; unit: string }

const nameKept = (goal: GoalView): string => {
  const { kept_of_30, days_of_30 } = goal
  if (!hasCountedDays(goal)) return streakMessages.keptDays(kept_of_30)
  return isEnded(goal) ? streakMessages.ofAllKept(days_of_30) : streakMessages.ofTheLast(days_of_30)
}

const readKept = (goal: GoalView): Count => ({ count: goal.kept_of_30, unit: nameKept(goal) })

/** The number beside a goal that is checked in, and its unit: the streak, whose unit is `run`, or the days kept where it is hidden. */
export const readCount = (goal: GoalView, run: string): Count =>
  goal.streak_hidden ? readKept(goal) : { count: goal.streak_count, unit: run }

/** As `readCount`, beside a goal that may be open: after a miss the days kept lead (STREAK-13). */
export const readLead = (goal: GoalView, run: string): Count =>
  leadsWithKept(goal) ? readKept(goal) : readCount(goal, run)
