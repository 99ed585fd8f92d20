import type { InsightFrame } from '#domain/framework/report-insights.ts'
import { quotedEnd } from '#domain/framework/said.ts'
import { type CirclePlan, isOverfull } from '#domain/framework/week.ts'
import { hours } from '#domain/framework/words.ts'
import {
  careWorkInsight,
  flatInsight,
  longJobInsight,
  oneGoalInsight,
  retiredInsight,
  shiftsInsight,
} from './circumstance-insights.ts'
import { gentleInsight } from './gentle.ts'
import { noDay, placed } from './place-words.ts'
import { isOfPriority, type Telling } from './telling.ts'
import type { TitledText } from './titled-text.ts'

/** Each insight has the person's words or figures, a relation between two of them, and what it means for a day (FRAMEWORK-11). */

const number = (hoursAWeek: number): string => String(hoursAWeek)

/** 'It has 14 of the 24 hours that you want for it.' */
const share = ({ current, ideal }: CirclePlan): string => {
  if (current === 0) return `It has no hours yet, and you want ${number(ideal)}.`
  if (current < ideal) return `It has ${current} of the ${hours(ideal)} that you want for it.`
  return current === ideal
    ? `It has the ${hours(ideal)} that you want for it.`
    : `It has ${hours(current)}, and you want ${number(ideal)}.`
}

const widest = (telling: Telling, plan: CirclePlan): TitledText => {
  const { name, importance, satisfaction, gap } = plan
  if (gap <= 0)
    return {
      title: 'No circle is short of what it means to you',
      text: `${name} matters ${importance} to you and stands at ${satisfaction}. ${share(plan)} ${placed(telling, plan, noDay(telling))}`,
    }
  const wish = telling.wish(plan.circle)
  const between =
    wish && telling.challenge
      ? ` What you want there: ${quotedEnd(wish)} The main challenge that you named: ${quotedEnd(telling.challenge)}`
      : wish
        ? ` You wrote ${quotedEnd(wish)}`
        : ''
  return {
    title: `${name} is furthest from where you want it`,
    text: `${name} matters ${importance} to you and stands at ${satisfaction}. ${share(plan)}${between} ${placed(telling, plan, noDay(telling))}`,
  }
}

/** In a week that does not hold all wishes, the circles that are not chosen keep their hours. */
const isWaiting = ({ frame: { week, recommended } }: Telling, { circle }: CirclePlan): boolean =>
  week.has_time_conflict && !recommended.includes(circle)

const waits = ({ frame }: Telling): string =>
  isOverfull(frame.week)
    ? 'It gets no more hours until one of your figures changes.'
    : 'It is one of the circles that stay as they are until the 90 days are over.'

const mattersMost = (telling: Telling, plan: CirclePlan): TitledText => {
  const { name, importance, satisfaction, current, allocated, change } = plan
  const wish = telling.wish(plan.circle)
  if (isWaiting(telling, plan))
    return {
      title: `${name} matters ${importance} of ten`,
      text: `It matters ${importance} to you and stands at ${satisfaction}. ${wish ? `You wrote ${quotedEnd(wish)} ` : ''}${waits(telling)}`,
    }
  const moved =
    change > 0
      ? `This plan gives it ${allocated} instead of ${hours(current)}`
      : change < 0
        ? `It goes from ${hours(current)} to ${allocated}`
        : `It keeps its ${hours(current)}`
  const for_ = wish ? ` for what you wrote: ${quotedEnd(wish)}` : '.'
  return {
    title: current === 0 ? `${name} matters, and has no hours yet` : `${name} matters ${importance} of ten`,
    text: `It matters ${importance} to you and stands at ${satisfaction}. ${moved}${for_} ${placed(telling, plan, change > 0 ? noDay(telling) : '')}`.trimEnd(),
  }
}

const nearest = (telling: Telling, plan: CirclePlan): TitledText => {
  const { name, satisfaction, importance, gap, change } = plan
  const wish = telling.wish(plan.circle)
  const wrote = wish ? `You wrote ${quotedEnd(wish)} ` : ''
  const added =
    change === 1 ? 'The hour that you want to add here comes' : `The ${hours(change)} that you want to add here come`
  const isWanted = isOfPriority(telling, plan.circle)
  const text = isWaiting(telling, plan)
    ? `${wrote}${waits(telling)}`
    : change > 0
      ? `${wrote}${isWanted ? `It is part of what you want from these 90 days. ${added} beside those of the first circle.` : `${added} last, when the first circle has its days.`}`
      : change < 0
        ? `${wrote}It has ${hours(-change)} fewer in this plan, and they go to the others.`
        : `${wrote}Nothing moves here.`
  return {
    title:
      Math.abs(gap) <= 2
        ? `${name} is near where you want it`
        : isWanted
          ? `${name} holds part of your priority`
          : `${name} can wait`,
    text: `${name} stands at ${satisfaction} and matters ${importance}. ${text}`,
  }
}

const low = (telling: Telling, plan: CirclePlan): TitledText => {
  const { name, importance, satisfaction, circle } = plan
  const said = telling.said.filter((one) => one.circle === circle)
  const state = said.find(({ place }) => place === 'definition')?.quote
  const wish = said.find(({ place }) => place === 'success')?.quote
  const wrote = state ? ` You wrote ${quotedEnd(state)}` : ''
  const when = telling.occasion(circle)
  const start = telling.frame.circumstances.shifts
    ? 'It may start small, at the end of a shift.'
    : when
      ? `It starts ${when}, and it may be small.`
      : 'It may start small, on a day that you choose.'
  const only = wish ? `The plan sets no pace here, only ${quotedEnd(wish)}` : 'The plan sets no pace here.'
  return {
    title: `${name} has a low mark`,
    // What the person wrote may be neutral, so only the mark is called low.
    text: `${name} matters ${importance} to you and stands at ${satisfaction}, which is low for something that matters.${wrote} ${only} ${start}`,
  }
}

export const writeInsight = (telling: Telling, { role, circle }: InsightFrame): TitledText | undefined => {
  const plan = telling.plan(circle)
  if (!plan) return undefined
  const subject = telling.frame.circumstances.gentle.find((one) => one.circle === circle)
  if (role === 'gentle' && subject) {
    const kept = telling.said.find(({ place, circle: where }) => place === 'success' && where === circle)?.quote
    return gentleInsight(subject, kept === subject.quote ? undefined : kept, plan)
  }
  if (role === 'one-goal') return oneGoalInsight(telling, plan)
  if (role === 'flat') return flatInsight(telling, plan)
  if (role === 'retired') return retiredInsight(telling)
  if (role === 'long-job') return longJobInsight(telling)
  if (role === 'shifts') return shiftsInsight(telling, plan)
  if (role === 'care-work') return careWorkInsight(telling, plan)
  if (role === 'low') return low(telling, plan)
  if (role === 'matters-most') return mattersMost(telling, plan)
  return role === 'nearest' ? nearest(telling, plan) : widest(telling, plan)
}
