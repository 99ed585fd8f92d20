import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import type { OddsLevel } from './odds.ts'
import type { ReportProse } from './report.ts'
import type { InsightFrame, Move, ReportFrame } from './report-frame.ts'
import type { CirclePlan, Week } from './week.ts'
import { hours, list, points, quoteOf } from './words.ts'

/** The report without a model: the same figures, in plain sentences, with what the person wrote quoted. */

export const BUILT_IN_REPORT = 'built-in-report/1'

const quoted = (text: string, frame: (quote: string) => string): string => {
  const quote = quoteOf(text)
  return quote ? ` ${frame(`“${quote}”`)}` : ''
}

const summaryOf = ({ lifeContext }: Interview, { week, plans, insights }: ReportFrame): string => {
  const { available_time: available, total_ideal_time: ideal, open_time: open, missing_time: missing } = week
  const room = week.has_time_conflict
    ? `Your week does not hold all of this. You want ${hours(ideal)} for five circles; sleep, work and commute leave ${hours(Math.max(0, available))}, so ${hours(missing)} have nowhere to go. This plan gives each circle the same share of what you want for it.`
    : `Your week has room for this. You want ${hours(ideal)} for five circles; sleep, work and commute leave ${hours(available)}, and ${open === 0 ? 'every one of them is taken' : `${hours(open)} stay open`}.`
  const first = plans.find(({ circle }) => circle === insights[0]?.circle)
  const begin = first ? `Begin with ${first.name}.` : ''
  const words =
    quoted(lifeContext.primary_90_day_priority, (quote) => `What you want most from these 90 days is ${quote}.`) +
    quoted(lifeContext.primary_challenge, (quote) => `What you named as the hard part: ${quote}.`)
  return `${room}\n${begin}${words}`
}

const hoursOf = ({ current, allocated, short }: CirclePlan): string =>
  `It has ${hours(current)} a week now and ${hours(allocated)} in this plan${short > 0 ? `, ${short} fewer than you want` : ''}.`

const hoursNow = ({ current, ideal }: CirclePlan): string => {
  if (current === 0) return 'no hours yet'
  return current >= ideal ? 'its hours' : hours(current)
}

const inPlan = ({ allocated, change }: CirclePlan): string => {
  const moved = change === 0 ? 'as now' : `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than now`
  return `In this plan it has ${hours(allocated)} a week, ${moved}.`
}

const insightOf = ({ role }: InsightFrame, plan: CirclePlan, interview: Interview): { title: string; text: string } => {
  const { name, satisfaction, importance, gap, allocated, change } = plan
  const answers = interview.circleData[plan.circle]
  const stands = `${name} matters ${importance} to you and stands at ${satisfaction}.`
  if (role === 'widest-gap')
    return gap > 0
      ? {
          title: `${name} is furthest from where you want it`,
          text: `${stands} ${hoursOf(plan)}${quoted(answers.success_definition_90_days, (quote) => `Success in 90 days, as you wrote it: ${quote}.`)}`,
        }
      : {
          title: 'No circle is short of what it means to you',
          text: `${stands} Every circle is at least as good as it is important, so this is a time to keep things.`,
        }
  if (role === 'matters-most')
    return {
      title: `${name} matters, and has ${hoursNow(plan)}`,
      text: `${inPlan(plan)}${quoted(answers.personal_definition, (quote) => `You wrote what it means to you: ${quote}.`)}`,
    }
  return {
    title: Math.abs(gap) <= 2 ? `${name} is near where you want it` : `${name} is nearest to where you want it`,
    text: `${stands} ${change < 0 ? `It can lend ${hours(-change)} to the others.` : `For 90 days it asks for upkeep: ${hours(allocated)} a week.`}`,
  }
}

const recommendationOf = (plan: CirclePlan, rank: number, interview: Interview): { title: string; text: string } => {
  const { name, allocated, change, importance } = plan
  const success = interview.circleData[plan.circle].success_definition_90_days
  const aim = quoted(success, (quote) => `They are for what you wrote: ${quote}.`)
  if (allocated === 0)
    return {
      title: `Free an hour for ${name}`,
      text: `Your week has none for it as it is. One hour less of work or commute is where it would have to come from.`,
    }
  const more = change > 0 ? ` (${change} more than now)` : ''
  if (rank === 0)
    return {
      title: `Begin with ${name}`,
      text: `Put its ${hours(allocated)} a week${more} into your calendar before anything else goes in.${aim}`,
    }
  if (rank === 1)
    return {
      title: `Give ${name} a fixed place`,
      text: `Choose the days for its ${hours(allocated)} a week${more}, and tell whoever they touch. It matters ${importance} to you.${aim}`,
    }
  return {
    title: `Make ${name} regular`,
    text: `${hours(allocated)} a week${more}, at the same time each week, so that nothing has to be decided twice.${aim}`,
  }
}

const timeSummary = (week: Week, moves: readonly Move[], plans: readonly CirclePlan[]): string => {
  const total = moves.reduce((sum, one) => sum + one.hours, 0)
  const short = plans.filter((plan) => plan.short > 0).map(({ name }) => name)
  if (week.available_time <= 0)
    return 'Work, sleep and commute fill the whole week. No circle can have an hour until one of the three gives some back.'
  if (week.has_time_conflict)
    return `Your wishes are ${hours(week.missing_time)} longer than your week. ${list(short)} get less than you want for them; what they get is honest, and can grow when one of them is done.`
  if (total === 0) return 'No circle asks for more hours than it has. The work is to use them as you meant to.'
  return `You add ${hours(total)} a week, and the count says that they exist. Give each move a day before the week begins.`
}

/** Where the open hours of a week are likeliest to be kept for a circle. */
const OPEN_HOURS: Record<CircleKey, string> = {
  spiritual: 'Open hours at the very start of the day',
  friends_family: 'Open hours in the evening',
  work: 'Open hours early in the week',
  personal_development: 'Open hours before work',
  health_fitness: 'Open hours around midday',
}

const sourceOf = ({ source, circle }: Move): string =>
  source ? `Hours that ${CIRCLE_NAMES[source]} gives back` : OPEN_HOURS[circle]

const LEVELS: Record<OddsLevel, string> = {
  high: 'The odds are high',
  good: 'The odds are good',
  even: 'It could go either way',
  low: 'The odds are low as it stands',
}

export const builtInReport = (interview: Interview, frame: ReportFrame): ReportProse => {
  const { odds, week, plans, moves } = frame
  const planOf = (circle: CirclePlan['circle']) => plans.filter((plan) => plan.circle === circle)
  const widest = frame.insights[0]
  const gap = widest ? (planOf(widest.circle)[0]?.gap ?? 0) : 0
  const close = gap > 0 ? ` Closing ${points(gap)} in one circle is the part to watch.` : ''
  return {
    executive_summary: summaryOf(interview, frame),
    key_insights: frame.insights.flatMap((insight) =>
      planOf(insight.circle).map((plan) => insightOf(insight, plan, interview)),
    ),
    priority_recommendations: frame.recommended.flatMap((circle, rank) =>
      planOf(circle).map((plan) => recommendationOf(plan, rank, interview)),
    ),
    time_summary: timeSummary(week, moves, plans),
    sources: moves.map(sourceOf),
    odds_summary: `${LEVELS[odds.level]}: about ${odds.odds_in_ten} in 10, by a rule of thumb from your hours.${close}`,
    speaks_for: odds.speaks_for.join(' '),
    speaks_against: odds.speaks_against.join(' '),
  }
}
