import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, type CircleKey } from '#domain/interview/circles.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { type Circumstances, deriveCircumstances } from './circumstances.ts'
import { computeOdds, NO_ODDS, type Odds } from './odds.ts'
import { type InsightFrame, listInsights } from './report-insights.ts'
import { likeness } from './shared-words.ts'
import { byUrgency, type CirclePlan, computeWeek, isOverfull, planCircles, type WeekBudget } from './week.ts'

/** Hours a week that go to a circle, from one that gives them back or from the week's open hours. */
export type HoursMove = { circle: CircleKey; source: CircleKey | null; hours: number }

/** Everything of a report that is counted and chosen; what is left for a writer is the prose. */
export type ReportFrame = {
  week: WeekBudget
  plans: CirclePlan[]
  odds: Odds
  insights: InsightFrame[]
  /** Circles to recommend something for, the first one first. */
  recommended: CircleKey[]
  moves: HoursMove[]
  /** Whether the person's own words lead to the first circle, where equal figures do not. */
  isRanked: boolean
  circumstances: Circumstances
}

/** Two circles may grow in a week that does not hold all wishes. */
const RECOMMENDED = 3
const RECOMMENDED_WHEN_TIGHT = 2

/** Circles that grow take first what others give back, most urgent first, and the rest from the open hours. */
const listMoves = (plans: readonly CirclePlan[]): HoursMove[] => {
  const givers = plans.filter(({ change }) => change < 0).map(({ circle, change }) => ({ circle, left: -change }))
  return byUrgency(plans).flatMap(({ circle, change }) => {
    let wanted = Math.max(0, change)
    const moves: HoursMove[] = []
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

const PERSON =
  /\b(?:my|our) (?:\w+ )?(?:sister|brother|mother|father|mom|mum|dad|parents?|grandmother|grandfather|grandson|granddaughter|wife|husband|partner|daughters?|sons?|kids?|children|friends?|niece|nephew|family)\b/i

/** The circle whose own words come nearest to the 90-day priority, then the only one that names a person. */
const circleByWords = (interview: Interview, among: readonly CircleKey[]): CircleKey | undefined => {
  const readWords = (key: CircleKey) => {
    const { personal_definition, success_definition_90_days } = interview.circleData[key]
    return `${personal_definition} ${success_definition_90_days}`
  }
  const near = among
    .map((key) => ({ key, like: likeness(interview.lifeContext.primary_90_day_priority, readWords(key)) }))
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like)[0]
  const people = among.filter((key) => PERSON.test(interview.circleData[key].success_definition_90_days))
  return near?.key ?? (people.length === 1 ? people[0] : undefined)
}

type FirstCircle = { begin: CircleKey; isRanked: boolean }

const chooseFirstCircle = (
  interview: Interview,
  plans: readonly CirclePlan[],
  { gentle, isGentle, flat }: Circumstances,
): FirstCircle => {
  const urgent = byUrgency(plans)
  const isBurnout = gentle.some(({ reason }) => reason === 'burnout')
  // Burnout adds nothing to work, wherever it was written of.
  const heavy = new Set([...gentle.map(({ circle }) => circle), ...(isBurnout ? (['work'] as const) : [])])
  const open = urgent.filter(({ circle }) => !heavy.has(circle)).map(({ circle }) => circle)
  const first = open[0] ?? urgent[0]?.circle ?? 'spiritual'
  if (isBurnout && !heavy.has('health_fitness')) return { begin: 'health_fitness', isRanked: false }
  const named = isGentle || flat ? circleByWords(interview, open) : undefined
  return { begin: named ?? first, isRanked: named !== undefined }
}

/** `chat` is the whole conversation with the consultant. `isWorrying`: a model has a concern about it (CARE-12). */
export const createReportFrame = (
  interview: Interview,
  chat: readonly ConversationEntry[] = [],
  { isWorrying = false } = {},
): ReportFrame => {
  const week = computeWeek(interview)
  const circumstances = deriveCircumstances(interview, chat, { isWorrying })
  const { isGentle } = circumstances
  const { begin, isRanked } = chooseFirstCircle(interview, planCircles(interview), circumstances)
  const urgent = byUrgency(planCircles(interview)).map(({ circle }) => circle)
  const others = isGentle ? circumstances.gentle.map(({ circle }) => circle).slice(0, 1) : urgent
  const most = week.has_time_conflict ? RECOMMENDED_WHEN_TIGHT : RECOMMENDED
  const recommended = [...new Set([begin, ...others])].slice(0, most)
  // Over a gentle subject one circle grows at most; in a week that does not hold all wishes, two; in one that does not hold the hours
  // of now, none.
  const growing = isOverfull(week) ? [] : isGentle ? [begin] : week.has_time_conflict ? recommended : CIRCLE_KEYS
  const plans = planCircles(interview, new Set(CIRCLE_KEYS.filter((key) => !growing.includes(key))))
  return {
    week,
    plans,
    odds: isGentle ? NO_ODDS : computeOdds(plans, week, circumstances),
    insights: listInsights(plans, begin, week, circumstances),
    recommended,
    moves: listMoves(plans),
    isRanked,
    circumstances,
  }
}
