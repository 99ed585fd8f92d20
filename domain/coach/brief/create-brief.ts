import type { Account } from '#domain/accounts/account.ts'
import { readOffWork } from '#domain/coach/day/off-work.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { assignSlots, type SlotHolder } from '#domain/goals/slots.ts'
import { readKind } from '#domain/goals/view-goal.ts'
import { countDayNumber, findFirstDay } from '#domain/motivation/mail-facts.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { chooseTone } from '#domain/safety/gentle-tone.ts'
import { type Rhythm, readDayKind, readWeekdays } from '#domain/streaks/rhythm.ts'
import { type Run, readRun } from '#domain/streaks/run.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { dayStartTime } from '#domain/time/zone.ts'
import { findNextAsked, readTextRhythm } from './asked-days.ts'
import { type CoachBrief, hasCheckIn } from './brief.ts'
import { readEarlierBest } from './earlier-run.ts'
import { findReason } from './reason.ts'
import { readRecord } from './record.ts'

/**
 * When a text is read: a check-in day, the calendar date and the time, HH:MM, all in the person's zone; and whether it is read in the
 * last six hours of the check-in day (STREAK-2). `openDay` is the check-in day that runs then: `date`, or an earlier one that can still be
 * checked in.
 */
export type Moment = { date: Day; openDay: Day; calendarDate: Day; localTime: string; isInLastHours: boolean }

/**
 * A mail is read on the calendar date that it is for, at the goal's own time: the day is never late then. `openDay` is as `findOpenDay`
 * gives it.
 */
export const readMailMoment = ({ time_of_day }: Pick<Goal, 'time_of_day'>, date: Day, openDay: Day): Moment => ({
  date,
  openDay,
  calendarDate: date,
  localTime: time_of_day,
  isInLastHours: false,
})

export type BriefSources = {
  account: Account
  goal: Goal
  run: Run | undefined
  rhythm: Rhythm
  /** All goals of the person, the brief's own included. */
  goals: readonly (Goal & SlotHolder)[]
  /** The number of goals that the plan allows. */
  slots: number
  /** Stored texts of the last 7 days before the date. */
  recent: readonly (MotivationText & { date: Day })[]
  notes: CoachBrief['notes']
  /** What the person said of the goal's circle in the interview. */
  interview: CoachBrief['interview']
  moment: Moment
}

const RECENT_DAYS = 7
const NOTES = 3

const newestFirst = <T extends { date: Day }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => b.date.localeCompare(a.date))

const readPlan = ({ plan_when, plan_then }: Goal): CoachBrief['plan'] =>
  plan_when === '' || plan_then === '' ? null : { when: plan_when, will: plan_then }

/** The goal's own interview answers come before those of the framework. Empty answers are left out. */
const readInterview = (
  { circle_interview_data: own }: Goal,
  said: CoachBrief['interview'],
): CoachBrief['interview'] => {
  const { definition, challenges, goal, hours } = said ?? {}
  const words = {
    definition: own?.personalDefinition || definition,
    challenges: own?.currentChallenges || challenges,
    goal: own?.specificGoal || goal,
    hours,
  }
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined && value !== ''))
  return Object.keys(given).length === 0 ? null : given
}

/** Whether texts that are not of the goal's own day may name it: it is active, not past its date, and ordinary in care. */
export const canBeNamed = ({ is_active, care, target_date }: Goal, calendarDate: Day): boolean =>
  is_active && care === 'ordinary' && (target_date === null || target_date >= calendarDate)

const readOtherGoals = ({ goals, goal, moment }: BriefSources): string[] =>
  goals.filter((one) => one.id !== goal.id && canBeNamed(one, moment.calendarDate)).map(({ title }) => title)

/**
 * Why the person wants the goal: from its description or its own interview. What was said of its circle in the framework's interview may
 * be about another goal of the circle, so it counts only for a goal that is alone there.
 */
const findGoalReason = ({ goal, goals, interview: said }: BriefSources): string | null => {
  const own = goal.circle_interview_data
  const isAlone = !goals.some((one) => one.id !== goal.id && one.is_active && one.circle_type === goal.circle_type)
  const ofCircle = isAlone ? [said?.goal, said?.definition] : []
  return findReason([goal.description, own?.specificGoal, own?.personalDefinition, ...ofCircle])
}

/** Everything that a text of a goal's day may be built from (TEXT-15). */
export const createCoachBrief = (sources: BriefSources): CoachBrief => {
  const { account, goal, run, rhythm, goals, slots, moment } = sources
  const { date, openDay, calendarDate, localTime, isInLastHours } = moment
  const firstDay = findFirstDay(account, goal)
  const asked = readTextRhythm(rhythm, goal.title)
  const record = readRecord(run, firstDay, date, asked, openDay)
  const { streak_count, best_streak, ends_today } = readRun(run, date, rhythm)
  // A run that ends with a day that is still open: the text is read on that day and on the one after it.
  const isUndecided = record.days.some(({ state }) => state === 'open')
  const isFree = !record.checkedInToday && readDayKind(asked, date) !== 'chosen'
  const kept = new Set(record.days.filter(({ state }) => hasCheckIn(state)).map((day) => day.date))
  const interview = readInterview(goal, sources.interview)
  const isOrdinary = goal.care === 'ordinary'
  return {
    userId: account.id,
    goalId: goal.id,
    date,
    weekday: readWeekday(date),
    localTime,
    beganYesterdayAt: calendarDate > date ? dayStartTime(account.day_start_hour) : null,
    time_of_day: goal.time_of_day,
    tone: chooseTone(goal),
    care: goal.care,
    care_reason: goal.care_reason,
    title: goal.title,
    description: goal.description,
    circle: goal.circle_type,
    weekly_hours: goal.weekly_commitment_hours,
    kind: readKind(goal),
    plan: readPlan(goal),
    obstacle: goal.obstacle === '' ? null : goal.obstacle,
    reason: isOrdinary ? findGoalReason(sources) : null,
    dayNumber: countDayNumber(firstDay, date),
    ...record,
    run: streak_count,
    bestRun: best_streak,
    earlierBest: readEarlierBest(run, openDay, rhythm),
    nextDay: isFree ? findNextAsked(asked, date) : null,
    weekdaysAsked: readWeekdays(asked, date).length,
    atRisk: isInLastHours && ends_today,
    // A text names no run of a person who hides the streak (STREAK-18), and none that may end before the text is read again.
    ...((account.streak_hidden || isUndecided) && { run: 0, bestRun: 0, atRisk: false }),
    notes: newestFirst(sources.notes).slice(0, NOTES),
    recent: newestFirst(sources.recent)
      .filter((text) => text.date < date && text.date >= addDays(date, -RECENT_DAYS))
      .map(({ date: day, message, micro_plan, challenge }) => ({
        date: day,
        message,
        steps: micro_plan,
        challenge,
        kept: kept.has(day),
      })),
    target: goal.target_date,
    daysToTarget: goal.target_date === null ? null : daysBetween(calendarDate, goal.target_date),
    interview,
    otherGoals: readOtherGoals(sources),
    isOffWork: readOffWork(goals),
    slot: assignSlots(goals, slots).get(goal.id) ?? 0,
    slots,
  }
}
