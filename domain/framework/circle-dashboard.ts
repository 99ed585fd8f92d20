import type { CircleType } from '#domain/goals/fields.ts'
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
  /** Its first check-in day, and its target date. */
  first: Day
  last: Day | null
}

export type CircleStanding = {
  circle: CircleKey
  goals: number
  /** Days of the last 30 on which a goal of the circle was checked in, oldest first. */
  kept: Day[]
  /** The first of the last 30 days on which the circle had a goal; null where it had none. */
  since: Day | null
  /** Days of the last 30 on which the circle had a goal. */
  counted: number
  /** Hours a week that its goals plan. */
  planned: number
  /** Hours a week that the framework wants; null without a framework. */
  wanted: number | null
  /** Importance less satisfaction in the framework, from -9 to 9; null without one. */
  gap: number | null
}

type Answers = Pick<FrameworkView, 'interview'> | null

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

/** `today` is the person's check-in day. */
export const circleStandings = (goals: readonly CircleGoal[], framework: Answers, today: Day): CircleStanding[] => {
  const from = addDays(today, 1 - CIRCLE_DAYS)
  return CIRCLE_KEYS.map((circle) => {
    const own = goals.filter(({ circle_type }) => circle_type === CIRCLE_NAMES[circle])
    const kept = new Set(own.flatMap(({ recent_days }) => recent_days).filter((day) => day >= from && day <= today))
    const lived = new Set(
      own.flatMap(({ first, last }) => {
        const begin = later(first, from)
        const length = daysBetween(begin, earlier(last ?? today, today)) + 1
        return Array.from({ length: Math.max(0, length) }, (_, at) => addDays(begin, at))
      }),
    )
    for (const day of kept) lived.add(day)
    const answers = framework?.interview.circleData[circle]
    return {
      circle,
      goals: own.length,
      kept: [...kept].toSorted(),
      since: [...lived].toSorted()[0] ?? null,
      counted: lived.size,
      planned: own.reduce((sum, { weekly_commitment_hours }) => sum + (weekly_commitment_hours ?? 0), 0),
      wanted: answers?.ideal_time_per_week ?? null,
      gap: answers ? answers.importance_level - answers.current_satisfaction : null,
    }
  })
}

/** Why a circle is where the next goal would help most. */
export type NextGoal = { circle: CircleKey; reason: 'empty' | 'hours' | 'days' }

/** Days over which a circle is judged: before that, a missed day says nothing. */
const DAYS_TO_JUDGE = 7

const missing = ({ wanted, planned }: CircleStanding): number => Math.max(0, (wanted ?? 0) - planned)
/** Days that are over: today may still be kept. */
const daysOver = ({ kept, counted }: CircleStanding, today: Day): number =>
  counted - (counted > 0 && !kept.includes(today) ? 1 : 0)
const share = (standing: CircleStanding, today: Day): number => {
  const over = daysOver(standing, today)
  return over < DAYS_TO_JUDGE ? 1 : standing.kept.length / over
}

/**
 * Where the next goal would help most: in a circle without one, first where importance and satisfaction lie furthest
 * apart, then where most wanted hours are planned nowhere. Where every circle has a goal, the one that lacks most hours; where
 * none lacks any, the one that was kept least over a week or more. Null where nothing is to be said. At a full plan
 * (`hasRoom` false) no new goal is advised: only circles that have one are looked at. `today` is the check-in day.
 */
export const adviseNextGoal = (
  standings: readonly CircleStanding[],
  { hasRoom, today }: { hasRoom: boolean; today: Day },
): NextGoal | null => {
  const [empty] = standings
    .filter(({ goals }) => hasRoom && goals === 0)
    .toSorted((a, b) => (b.gap ?? 0) - (a.gap ?? 0) || missing(b) - missing(a))
  if (empty) return { circle: empty.circle, reason: 'empty' }
  const own = standings.filter(({ goals }) => goals > 0)
  const [short] = own.filter((one) => missing(one) > 0).toSorted((a, b) => missing(b) - missing(a))
  if (short) return { circle: short.circle, reason: 'hours' }
  const [rare] = own.filter((one) => share(one, today) < 1).toSorted((a, b) => share(a, today) - share(b, today))
  return rare ? { circle: rare.circle, reason: 'days' } : null
}
