import { findLastDay, isGoalDone } from '#domain/goals/done.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { sumWeeklyHours } from '#domain/goals/sum-weekly-hours.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'
import { readIsoWeekday } from '#domain/time/weekday.ts'
import { isOfWeek, readWeek, type Week, type WeekGoal } from '#domain/week/week.ts'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { isEnded } from '#web/entities/goals/shown-count.ts'
import { findCircleKey } from '#web/lib/circles.ts'
import { type DayState, drawDays, isUncountedFirst, type Ledger } from '#web/ui/days/day-state.ts'
import type { WheelValue } from '#web/ui/wheel/wheel.tsx'

/** The week of the last Sunday's letter, from the goals that the page has. */
export type ShownWeek = { week: Week; ledgers: ReadonlyMap<string, Ledger> }

/** How the letter counts a drawn day. A day that is closed was before the goal began or after it ended. */
const COUNTED: Record<DayState, WeekGoal['states'][number]> = {
  done: 'done',
  missed: 'missed',
  rest: 'rest',
  off: 'off',
  paused: 'paused',
  open: 'open',
  future: 'none',
  closed: 'none',
}

/** The last Sunday, or today where it is one. */
const findSunday = (today: Day): Day => addDays(today, -(readIsoWeekday(today) % DAYS_A_WEEK))

const readWeekLedger = (goal: GoalView, today: Goals['today']): Ledger => ({
  ...readLedger(goal, today),
  last: findLastDay(goal, goal.last_checkin_date),
})

/** The same goals as in the letter (MAIL-28): undefined beside a goal in crisis and without a goal that asked for a day. */
export const readShownWeek = ({ goals, set_aside, today }: Goals): ShownWeek | undefined => {
  if ([...goals, ...set_aside].some(({ care }) => care === 'crisis')) return undefined
  const sunday = findSunday(today.date)
  const shown = [...goals, ...set_aside]
    .filter((goal) => isOfWeek(goal, sunday) && goal.care === 'ordinary' && goal.status !== 'trial-expired')
    .toSorted((one, other) => one.time_of_day.localeCompare(other.time_of_day))
  const ledgers = new Map(shown.map((goal) => [goal.id, readWeekLedger(goal, today)]))
  const read = (goal: GoalView): WeekGoal[] => {
    const ledger = ledgers.get(goal.id)
    if (!ledger) return []
    const days = drawDays(addDays(sunday, -DAYS_A_WEEK), addDays(sunday, -1), ledger)
    return [
      {
        id: goal.id,
        title: goal.title,
        circle: goal.circle_type,
        tone: goal.tone,
        hours: goal.weekly_commitment_hours,
        weekdays: goal.weekdays,
        restDays: goal.rest_days,
        isOver: isGoalDone(goal) || isEnded(goal),
        isDone: isGoalDone(goal),
        states: days.map(({ date, state }) => (isUncountedFirst(date, state, ledger) ? 'none' : COUNTED[state])),
      },
    ]
  }
  const week = readWeek(shown.flatMap(read), sunday)
  return week && { week, ledgers }
}

export type CircleHours = { circle: CircleKey; kept: number; planned: number }

/** The hours of each circle with planned hours. */
export const sumHours = ({ rows }: Week): CircleHours[] => {
  const sums = new Map<CircleKey, CircleHours>()
  for (const { circle, hours, hoursKept } of rows) {
    if (circle === null || hours === null || hoursKept === null) continue
    const key = findCircleKey(circle)
    const before = sums.get(key) ?? { circle: key, kept: 0, planned: 0 }
    sums.set(key, {
      circle: key,
      kept: sumWeeklyHours([before.kept, hoursKept]),
      planned: sumWeeklyHours([before.planned, hours]),
    })
  }
  return [...sums.values()]
}

const FULL = 10

/** The hours as diameters: the circle with the most planned hours is full. */
export const drawHours = (sums: readonly CircleHours[]): Partial<Record<CircleKey, WheelValue>> => {
  const most = Math.max(...sums.map(({ planned }) => planned))
  return Object.fromEntries(
    sums.map(({ circle, kept, planned }) => [circle, { is: (kept / most) * FULL, wants: (planned / most) * FULL }]),
  )
}
