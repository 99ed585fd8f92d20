import type { CircleType, Tone } from '#domain/goals/fields.ts'
import type { Goal } from '#domain/goals/goal.ts'
import type { MailDayState } from '#domain/motivation/mail-facts.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'

/** The week of the Sunday letter (MAIL-28). */

/** A goal in the letter, with the states of the seven days of the week, oldest first. */
export type WeekGoal = {
  id: string
  title: string
  circle: CircleType | null
  tone: Tone
  /** Hours a week that the person planned for the goal; null without a plan. */
  hours: number | null
  /** The chosen weekdays, as ISO numbers. */
  weekdays: readonly number[]
  restDays: boolean
  /** Whether the goal is past its target date or done: it was in the week, and nothing about it can be changed for the next. */
  isOver: boolean
  /** Whether the person marked it as done (GOAL-20). */
  isDone: boolean
  states: readonly MailDayState[]
}

/**
 * A goal's week, counted. `hoursKept` is the part of the planned hours that the kept days stand for, rounded to half hours; a goal that was kept on
 * all its days has all its planned hours.
 */
export type WeekRow = WeekGoal & { kept: number; asked: number; missed: number; hoursKept: number | null }

export type Week = {
  /** The seven days before the Sunday of the letter. */
  first: Day
  last: Day
  rows: WeekRow[]
  kept: number
  asked: number
}

/** Whether a goal belongs to the week before `sunday`: an active one, and one that was done in that week or since (MAIL-28). */
export const isOfWeek = ({ is_active, done_on }: Pick<Goal, 'is_active' | 'done_on'>, sunday: Day): boolean =>
  is_active || (done_on != null && done_on >= addDays(sunday, -DAYS_A_WEEK))

/** An open day is asked for and not missed: a letter at 02:00 is read while the Saturday can still be checked in (STREAK-2). */
const ASKED: ReadonlySet<MailDayState> = new Set(['done', 'missed', 'rest', 'open'])

const countStates = (states: readonly MailDayState[], isCounted: (state: MailDayState) => boolean): number =>
  states.filter(isCounted).length

const readHours = (hours: number | null, kept: number, daysAWeek: number): number | null => {
  if (hours === null || hours <= 0) return null
  // All hours, unrounded.
  return kept >= daysAWeek ? hours : Math.min(hours, Math.round(((hours * kept) / daysAWeek) * 2) / 2)
}

const readRow = (goal: WeekGoal): WeekRow => {
  const kept = countStates(goal.states, (state) => state === 'done')
  return {
    ...goal,
    kept,
    asked: countStates(goal.states, (state) => ASKED.has(state)),
    missed: countStates(goal.states, (state) => state === 'missed'),
    // The weekdays that were chosen then, also where others are chosen since.
    hoursKept: readHours(
      goal.hours,
      kept,
      Math.max(
        1,
        countStates(goal.states, (state) => state !== 'off'),
      ),
    ),
  }
}

/** The seven days before `sunday`. Undefined without a goal that asked for one of them. */
export const readWeek = (goals: readonly WeekGoal[], sunday: Day): Week | undefined => {
  const rows = goals.map(readRow).filter(({ asked }) => asked > 0)
  if (rows.length === 0) return undefined
  const sum = (count: (row: WeekRow) => number) => rows.reduce((total, row) => total + count(row), 0)
  return {
    first: addDays(sunday, -DAYS_A_WEEK),
    last: addDays(sunday, -1),
    rows,
    kept: sum(({ kept }) => kept),
    asked: sum(({ asked }) => asked),
  }
}
