import type { Interview } from '#domain/interview/answers.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { type Odds, oddsOf } from './odds.ts'
import { byUrgency, type CirclePlan, plansOf, type Week, weekOf } from './week.ts'

/** Why a circle is spoken of among the insights. */
type InsightRole = 'widest-gap' | 'matters-most' | 'nearest'
export type InsightFrame = { role: InsightRole; circle: CircleKey; figure: string; figure_label: string }
/** Hours a week that go to a circle, from one that gives them back or from the week's open hours. */
export type Move = { circle: CircleKey; source: CircleKey | null; hours: number }

/** Everything of a report that is counted and chosen; what is left for a writer is the prose. */
export type ReportFrame = {
  week: Week
  plans: CirclePlan[]
  odds: Odds
  insights: InsightFrame[]
  /** Circles to recommend something for, the first one first. */
  recommended: CircleKey[]
  moves: Move[]
}

const RECOMMENDED = 3

const apart = (gap: number) => ({
  figure: String(Math.abs(gap)),
  figure_label: Math.abs(gap) === 1 ? 'point apart' : 'points apart',
})

const insightsOf = (plans: readonly CirclePlan[]): InsightFrame[] => {
  const [widest, ...others] = byUrgency(plans)
  const [most, ...rest] = others.toSorted((a, b) => b.importance - a.importance || b.gap - a.gap)
  const nearest = rest.toSorted((a, b) => Math.abs(a.gap) - Math.abs(b.gap) || b.satisfaction - a.satisfaction)[0]
  return [
    ...(widest ? [{ role: 'widest-gap' as const, circle: widest.circle, ...apart(widest.gap) }] : []),
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
    ...(nearest ? [{ role: 'nearest' as const, circle: nearest.circle, ...apart(nearest.gap) }] : []),
  ]
}

/** Circles that grow take first what others give back, most urgent first, and the rest from the open hours. */
const movesOf = (plans: readonly CirclePlan[]): Move[] => {
  const givers = plans.filter(({ change }) => change < 0).map(({ circle, change }) => ({ circle, left: -change }))
  return byUrgency(plans).flatMap(({ circle, change }) => {
    let wanted = Math.max(0, change)
    const moves: Move[] = []
    for (const giver of givers) {
      const taken = Math.min(giver.left, wanted)
      if (taken <= 0) continue
      moves.push({ circle, source: giver.circle, hours: taken })
      giver.left -= taken
      wanted -= taken
    }
    return wanted > 0 ? [...moves, { circle, source: null, hours: wanted }] : moves
  })
}

export const frameOf = (interview: Interview): ReportFrame => {
  const week = weekOf(interview)
  const plans = plansOf(interview)
  return {
    week,
    plans,
    odds: oddsOf(plans, week),
    insights: insightsOf(plans),
    recommended: byUrgency(plans)
      .slice(0, RECOMMENDED)
      .map(({ circle }) => circle),
    moves: movesOf(plans),
  }
}
