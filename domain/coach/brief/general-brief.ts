import type { Tone } from '#domain/goals/fields.ts'
import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { DEFAULT_DAY_START_HOUR, dayStartTime } from '#domain/time/zone.ts'
import type { CoachBrief } from './brief.ts'

/**
 * What a general nudge is about. Its text may name only the titles of the person's goals. `walk` seeds the rotation. `localTime` is
 * HH:MM in the person's zone.
 */
export type General = { titles: readonly string[]; tone: Tone; walk: string; date: Day; localTime: string }

const NO_RECORD = {
  checkedInToday: false,
  run: 0,
  bestRun: 0,
  earlierBest: 0,
  atRisk: false,
  days: [],
  keptOf14: 0,
  keptOf30: 0,
  daysOf30: 0,
  silentDays: 0,
  earlierSilences: 0,
  returnedAfter: null,
  nextDay: null,
  weekdaysAsked: ALL_WEEKDAYS.length,
} as const

/** The default: a general brief does not know the person's day-start hour. */
const DAY_START = dayStartTime(DEFAULT_DAY_START_HOUR)

/** Stands for the title of a person without goals. */
const NO_GOAL = 'What matters today'

/** The brief of a text about no goal in particular (NUDGE-1). It has no time of its own, so it is for the time at which it is read. */
export const createGeneralBrief = ({ titles, tone, walk, date, localTime }: General): CoachBrief => ({
  ...NO_RECORD,
  userId: walk,
  goalId: walk,
  date,
  weekday: readWeekday(date),
  localTime,
  beganYesterdayAt: localTime < DAY_START ? DAY_START : null,
  time_of_day: localTime,
  tone,
  care: 'ordinary',
  care_reason: 'none',
  title: titles[0] ?? NO_GOAL,
  description: titles.join('\n'),
  circle: null,
  weekly_hours: null,
  kind: 'do_regularly',
  plan: null,
  obstacle: null,
  reason: null,
  dayNumber: 2,
  notes: [],
  recent: [],
  target: null,
  daysToTarget: null,
  interview: null,
  otherGoals: titles.slice(1),
  isOffWork: false,
  slot: 0,
  slots: 1,
})
