import { mayBeMailed } from '#domain/goals/permit.ts'
import type { GoalLifecycle, GoalStatus } from '#domain/goals/status.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { type Rhythm, readDayKind } from '#domain/streaks/rhythm.ts'
import { type Run, recentDays } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'

/** A goal as the mail of a morning judges it. */
export type MorningGoal = {
  goal: GoalLifecycle & { wake_up_mail: boolean; care: Care; time_of_day: string; created_at: string }
  status: GoalStatus
  run: Run | undefined
  rhythm: Rhythm
}

/**
 * Whether a goal is in the one mail of a date (MAIL-24): it gets mails, asks for the day and is still open. A goal in crisis is in
 * none.
 */
const isInMorning = ({ goal, status, run, rhythm }: MorningGoal, date: Day): boolean =>
  goal.care !== 'crisis' &&
  mayBeMailed(goal, status) &&
  readDayKind(rhythm, date) === 'chosen' &&
  !recentDays(run, date, 1).includes(date)

/** The goals of the one mail of a date, by their time of day, then by their age. */
export const listMorning = <T extends MorningGoal>(goals: readonly T[], date: Day): T[] =>
  goals
    .filter((one) => isInMorning(one, date))
    .toSorted(
      ({ goal: one }, { goal: other }) =>
        one.time_of_day.localeCompare(other.time_of_day) || one.created_at.localeCompare(other.created_at),
    )
