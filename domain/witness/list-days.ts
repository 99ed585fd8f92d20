import type { GoalView } from '#domain/goals/goal.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { WitnessDay } from './witness.ts'

const DAYS = 28

type Shown = Pick<GoalView, 'recent_days' | 'day_marks' | 'target_date' | 'permissions'>

/**
 * The last 28 days of a goal as its witness sees them (WITNESS-3), oldest first. `first` is the goal's first check-in day, `today`
 * the owner's check-in day. A late day is a kept day: the witness sees neither notes nor marks.
 */
export const listWitnessDays = (
  { recent_days, day_marks, target_date, permissions }: Shown,
  first: Day,
  today: Day,
): WitnessDay[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS)).map((date) => {
    if (recent_days.includes(date)) return { date, state: 'done' }
    const mark = (['rest', 'paused', 'off'] as const).find((name) => day_marks[name].includes(date))
    if (mark) return { date, state: mark }
    if (date < first || (target_date !== null && date > target_date)) return { date, state: 'closed' }
    // The goal may have been made at the end of its first day (STREAK-13).
    if (date < today) return { date, state: date === first ? 'closed' : 'missed' }
    return { date, state: permissions.canCheckIn ? 'open' : 'closed' }
  })
