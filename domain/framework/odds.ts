import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { type Circumstances, LOW } from './circumstances.ts'
import { byUrgency, type CirclePlan, isTight, type WeekBudget } from './week.ts'
import { hours, list, points } from './words.ts'

export const ODDS_LEVELS = ['low', 'even', 'good', 'high'] as const
export type OddsLevel = (typeof ODDS_LEVELS)[number]

/** The odds of the plan, computed from the figures of the interview only, with the reasons. */
export type Odds = {
  /** From 2 to 9: the report never calls success certain or impossible. Null where no odds are set (FRAMEWORK-13). */
  odds_in_ten: number | null
  level: OddsLevel | null
  speaks_for: string[]
  speaks_against: string[]
}

type Reason = { weight: number; says: string }

const START = 7
const MUCH_SLACK = 14
const LITTLE_MORE = 8
const MUCH_MORE = 16
const MANY_CIRCLES = 4
const LONG_JOB = 60
const ENOUGH_SLEEP = 49

const reasonsFor = (plans: readonly CirclePlan[], week: WeekBudget, more: number): Reason[] => {
  const first = byUrgency(plans)[0]
  const settled = plans.find(({ satisfaction, gap, change }) => satisfaction >= 7 && gap <= 1 && change === 0)
  return [
    ...(week.open_time >= MUCH_SLACK
      ? [{ weight: 1, says: `When every circle has what you want for it, ${hours(week.open_time)} a week stay open.` }]
      : []),
    ...(more <= LITTLE_MORE && !week.has_time_conflict
      ? [{ weight: 1, says: more === 0 ? 'You ask for no new hours.' : `You ask for only ${hours(more)} more a week.` }]
      : []),
    ...(first && first.gap > 0 && first.current > 0 && first.change > 0
      ? [{ weight: 0, says: `${first.name} has a place in your week already; it only has to grow.` }]
      : []),
    ...(settled
      ? [{ weight: 0, says: `${settled.name} stands at ${settled.satisfaction} and can stay as it is for 90 days.` }]
      : []),
    { weight: 0, says: 'You wrote for all five circles what success would be in 90 days.' },
  ]
}

const sayLow = (low: readonly CircleKey[], plans: readonly CirclePlan[]): string => {
  const names = list(low.map((key) => CIRCLE_NAMES[key]))
  if (low.length > 1) return `${names} stand at ${LOW} or less.`
  const most = plans.toSorted((a, b) => b.change - a.change)[0]
  const asked = most && most.change > 0 && low.includes(most.circle) ? ', and it is where the plan asks most' : ''
  return `${names} stands at ${LOW} or less${asked}.`
}

/** What a week with few open hours leaves for a bad one. */
const sayTight = (open: number): string => {
  if (open <= 0) return 'No hour of the week stays open, so nothing is left to make up for a bad week.'
  return `Only ${hours(open)} a week ${open === 1 ? 'stays' : 'stay'} open, so little is left to make up for a bad week.`
}

/** What makes a week harder than its hours show. */
const hardships = (plans: readonly CirclePlan[], { shifts, careWork, low, flat }: Circumstances): Reason[] => [
  ...(shifts ? [{ weight: 2, says: 'Your hours move every week, and a plan has to move with them.' }] : []),
  ...(careWork ? [{ weight: 1, says: 'You care for somebody, and the form does not ask for that time.' }] : []),
  ...(low.length > 0 ? [{ weight: 2 * low.length, says: sayLow(low, plans) }] : []),
  ...(flat
    ? [{ weight: 2, says: 'All five circles have the same marks, so the count cannot tell where to begin.' }]
    : []),
]

const reasonsAgainst = (
  plans: readonly CirclePlan[],
  week: WeekBudget,
  more: number,
  circumstances: Circumstances,
): Reason[] => {
  const growing = plans.filter(({ change }) => change > 0).length
  const far = week.missing_time > Math.max(0, week.available_time) / 4
  return [
    ...hardships(plans, circumstances),
    ...(week.has_time_conflict
      ? [
          {
            weight: far ? 4 : 2,
            says: `You want ${hours(week.total_ideal_time)} a week and have ${hours(Math.max(0, week.available_time))}.`,
          },
        ]
      : []),
    ...(isTight(week) ? [{ weight: 1, says: sayTight(week.open_time) }] : []),
    ...(more > MUCH_MORE ? [{ weight: 1, says: `${hours(more)} more a week are a great deal to begin at once.` }] : []),
    ...(growing >= MANY_CIRCLES
      ? [{ weight: 1, says: `${growing === 4 ? 'Four' : 'All five'} circles are to grow at the same time.` }]
      : []),
    ...(week.sleep < ENOUGH_SLEEP
      ? [
          {
            weight: 1,
            says: `You sleep ${hours(week.sleep / 7)} a night, and a plan is harder to keep when you are tired.`,
          },
        ]
      : []),
    ...(week.job >= LONG_JOB
      ? [{ weight: 1, says: `Your job takes ${hours(week.job)} before any circle gets one.` }]
      : []),
  ]
}

const rateOdds = (odds: number): OddsLevel => (odds >= 8 ? 'high' : odds >= 6 ? 'good' : odds >= 4 ? 'even' : 'low')
const sumWeights = (reasons: readonly Reason[]) => reasons.reduce((total, { weight }) => total + weight, 0)

/** No odds are set over a gentle subject. */
export const NO_ODDS: Odds = { odds_in_ten: null, level: null, speaks_for: [], speaks_against: [] }

/** The most telling reasons, at most three on each side; never none. */
export const computeOdds = (plans: readonly CirclePlan[], week: WeekBudget, circumstances: Circumstances): Odds => {
  const more = plans.reduce((total, { change }) => total + Math.max(0, change), 0)
  const good = reasonsFor(plans, week, more)
  const bad = reasonsAgainst(plans, week, more, circumstances)
  const odds = Math.min(9, Math.max(2, START + sumWeights(good) - sumWeights(bad)))
  const widest = byUrgency(plans)[0]
  const ordinary =
    widest && widest.gap > 2
      ? `${widest.name} has ${points(widest.gap)} to make up, and that takes longer than one good week.`
      : 'Nothing in your hours. Every plan meets a week in which things go differently.'
  return {
    odds_in_ten: odds,
    level: rateOdds(odds),
    speaks_for: good.slice(0, 3).map(({ says }) => says),
    speaks_against: bad.length > 0 ? bad.slice(0, 3).map(({ says }) => says) : [ordinary],
  }
}
