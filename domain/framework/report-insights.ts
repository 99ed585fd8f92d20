import type { CircleKey } from '#domain/interview/circles.ts'
import type { Circumstances } from './circumstances.ts'
import { byUrgency, type CirclePlan, type WeekBudget } from './week.ts'

/** What the insights of a report are about (FRAMEWORK-11). */
type InsightRole =
  | 'gentle'
  | 'one-goal'
  | 'flat'
  | 'retired'
  | 'long-job'
  | 'shifts'
  | 'care-work'
  | 'low'
  | 'widest-gap'
  | 'matters-most'
  | 'nearest'

/** `figure` and `figure_label` stand beside the text; empty over a gentle subject. */
export type InsightFrame = { role: InsightRole; circle: CircleKey; figure: string; figure_label: string }

const MOST = 3
const MOST_WHEN_GENTLE = 2

const apart = ({ gap }: CirclePlan) => ({
  figure: String(Math.abs(gap)),
  figure_label: Math.abs(gap) === 1 ? 'point apart' : 'points apart',
})
const aWeek = (hours: number, label: string) => ({ figure: String(hours), figure_label: label })
const NO_FIGURE = { figure: '', figure_label: '' }

/** Insights from the figures only: the widest gap, the most important of the other circles, and the smallest gap. */
const ordinary = (plans: readonly CirclePlan[]): InsightFrame[] => {
  const [widest, ...others] = byUrgency(plans)
  const [most, ...rest] = others.toSorted((a, b) => b.importance - a.importance || b.gap - a.gap)
  const nearest = rest.toSorted((a, b) => Math.abs(a.gap) - Math.abs(b.gap) || b.satisfaction - a.satisfaction)[0]
  return [
    ...(widest ? [{ role: 'widest-gap' as const, circle: widest.circle, ...apart(widest) }] : []),
    ...(most
      ? [
          {
            role: 'matters-most' as const,
            circle: most.circle,
            figure: String(most.importance),
            figure_label: 'out of ten',
          },
        ]
      : []),
    ...(nearest ? [{ role: 'nearest' as const, circle: nearest.circle, ...apart(nearest) }] : []),
  ]
}

/** The insights of a report, most pressing first, one for a circle. */
export const listInsights = (
  plans: readonly CirclePlan[],
  begin: CircleKey,
  week: WeekBudget,
  { gentle, isGentle, flat, retired, longJob, shifts, careWork, low }: Circumstances,
): InsightFrame[] => {
  const findPlan = (key: CircleKey) => plans.filter(({ circle }) => circle === key)
  const first = findPlan(begin)
  const heavy = gentle.map(({ circle }) => circle)
  const pressing: InsightFrame[] = [
    ...gentle.slice(0, 1).map(({ circle }) => ({ role: 'gentle' as const, circle, ...NO_FIGURE })),
    ...(flat && !isGentle ? first.map((plan) => ({ role: 'flat' as const, circle: plan.circle, ...apart(plan) })) : []),
    ...(retired ? [{ role: 'retired' as const, circle: begin, ...aWeek(week.available_time, 'hours a week') }] : []),
    ...(longJob ? [{ role: 'long-job' as const, circle: 'work' as const, ...aWeek(week.job, 'hours of work') }] : []),
    ...byUrgency(plans)
      .filter(({ circle }) => !isGentle && low.includes(circle) && !heavy.includes(circle))
      .map((plan) => ({ role: 'low' as const, circle: plan.circle, ...apart(plan) })),
    ...(shifts ? first.map((plan) => ({ role: 'shifts' as const, circle: begin, ...apart(plan) })) : []),
    ...(careWork
      ? findPlan(careWork.circle ?? 'friends_family').map((plan) => ({
          role: 'care-work' as const,
          circle: plan.circle,
          ...aWeek(plan.current, plan.current === 1 ? 'hour a week now' : 'hours a week now'),
        }))
      : []),
  ]
  const figures: InsightFrame[] = isGentle ? [{ role: 'one-goal', circle: begin, ...NO_FIGURE }] : ordinary(plans)
  const found: InsightFrame[] = []
  for (const one of [...pressing, ...figures]) if (!found.some(({ circle }) => circle === one.circle)) found.push(one)
  // Over a gentle subject no figure stands beside a text (CARE-3).
  return isGentle ? found.slice(0, MOST_WHEN_GENTLE).map((one) => ({ ...one, ...NO_FIGURE })) : found.slice(0, MOST)
}
