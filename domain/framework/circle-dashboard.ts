import type { CircleType } from '#domain/goals/fields.ts'
import { sumWeeklyHours } from '#domain/goals/sum-weekly-hours.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { FrameworkView } from './framework.ts'

/** The figures of Pro Plan's circle dashboard (PLAN-15). */

/** Days that the panel looks back, today included. */
export const CIRCLE_DAYS = 30

/** What is known of one goal. */
export type CircleGoal = {
  circle_type: CircleType | null
  weekly_commitment_hours: number | null
  /** Days checked in; those before the last 30 are not looked at. */
  recent_days: readonly Day[]
  /** Days that it did not ask for. */
  day_marks: { paused: readonly Day[]; off: readonly Day[] }
  /** Its first check-in day, and its target date. */
  first: Day
  last: Day | null
}

export type CircleStanding = {
  circle: CircleKey
  /** Its goals that are not past their target date. */
  goals: number
  /** Days of the last 30 on which a goal of the circle was checked in, oldest first. */
  kept: Day[]
  /** The first of the last 30 days on which the circle had a goal; null where it had none. */
  since: Day | null
  /** Days of the last 30 that are kept, or that are over and for which a goal of the circle asked after its first day (STREAK-13). */
  counted: Day[]
  /** Hours a week that these goals plan. */
  planned: number
  /** Hours a week that the framework wants; null without a framework. */
  wanted: number | null
  /** Importance less satisfaction in the framework, from -9 to 9; null without one. */
  gap: number | null
}

type Answers = Pick<FrameworkView, 'interview'> | null

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

const listDays = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))

/** The days from `from` on that a goal asked for and that are over. Its first day and today count once they are kept (STREAK-13). */
const listAskedDays = ({ first, last, day_marks }: CircleGoal, from: Day, today: Day): Day[] => {
  const yesterday = addDays(today, -1)
  const unasked = new Set([...day_marks.paused, ...day_marks.off])
  return listDays(later(addDays(first, 1), from), earlier(last ?? yesterday, yesterday)).filter(
    (day) => !unasked.has(day),
  )
}

/** `today` is the person's check-in day. */
export const circleStandings = (goals: readonly CircleGoal[], framework: Answers, today: Day): CircleStanding[] => {
  const from = addDays(today, 1 - CIRCLE_DAYS)
  return CIRCLE_KEYS.map((circle) => {
    const own = goals.filter(({ circle_type }) => circle_type === CIRCLE_NAMES[circle])
    const kept = new Set(own.flatMap(({ recent_days }) => recent_days).filter((day) => day >= from && day <= today))
    const lived = own.flatMap(({ first, last }) => listDays(later(first, from), earlier(last ?? today, today)))
    const counted = new Set([...own.flatMap((goal) => listAskedDays(goal, from, today)), ...kept])
    const present = own.filter(({ last }) => last === null || last >= today)
    const answers = framework?.interview.circleData[circle]
    return {
      circle,
      goals: present.length,
      kept: [...kept].toSorted(),
      since: [...lived, ...kept].toSorted()[0] ?? null,
      counted: [...counted].toSorted(),
      planned: sumWeeklyHours(present.map(({ weekly_commitment_hours }) => weekly_commitment_hours ?? 0)),
      wanted: answers?.ideal_time_per_week ?? null,
      gap: answers ? answers.importance_level - answers.current_satisfaction : null,
    }
  })
}

/** Why a circle is where the next goal would help most. */
export type NextGoal = { circle: CircleKey; reason: 'empty' | 'hours' | 'days' }

/** Days over which a circle is judged: before that, a missed day says nothing. */
const DAYS_TO_JUDGE = 7
/** Below this share of kept days a smaller goal is advised: two missed days of a week are no reason to shrink a goal, three are. */
const LOW_SHARE = 2 / 3

const missing = ({ wanted, planned }: CircleStanding): number => Math.max(0, (wanted ?? 0) - planned)
const share = ({ kept, counted }: CircleStanding): number =>
  counted.length < DAYS_TO_JUDGE ? 1 : kept.length / counted.length

/**
 * Where the next goal would help most: in a circle without one, first where importance and satisfaction lie furthest
 * apart, then where most wanted hours are planned nowhere. Where every circle has a goal, the one that lacks most hours; where
 * none lacks any, the one that was kept least over a week or more, if that is on fewer than two days of three. Null where nothing is to be said. At a full plan
 * (`hasRoom` false) no new goal is advised: only circles that have one are looked at.
 */
export const adviseNextGoal = (standings: readonly CircleStanding[], hasRoom: boolean): NextGoal | null => {
  const [empty] = standings
    .filter(({ goals }) => hasRoom && goals === 0)
    .toSorted((a, b) => (b.gap ?? 0) - (a.gap ?? 0) || missing(b) - missing(a))
  if (empty) return { circle: empty.circle, reason: 'empty' }
  const own = standings.filter(({ goals }) => goals > 0)
  const [short] = own.filter((one) => missing(one) > 0).toSorted((a, b) => missing(b) - missing(a))
  if (short) return { circle: short.circle, reason: 'hours' }
  const [rare] = own.filter((one) => share(one) < LOW_SHARE).toSorted((a, b) => share(a) - share(b))
  return rare ? { circle: rare.circle, reason: 'days' } : null
}
