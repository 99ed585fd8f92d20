import type { InsightFrame } from '#domain/framework/report-insights.ts'
import { quoted, quotedEnd } from '#domain/framework/said.ts'
import type { CirclePlan } from '#domain/framework/week.ts'
import { hours } from '#domain/framework/words.ts'
import { gentleInsight } from './gentle.ts'
import type { Telling } from './telling.ts'

/** Each insight has the person's words or figures, a relation between two of them, and what it means for a day (FRAMEWORK-11). */

type Written = { title: string; text: string }

const number = (hoursAWeek: number): string => String(hoursAWeek)

/** 'It has 14 of the 24 hours that you want for it.' */
const share = ({ current, ideal }: CirclePlan): string => {
  if (current === 0) return `It has no hours yet, and you want ${number(ideal)}.`
  if (current < ideal) return `It has ${current} of the ${hours(ideal)} that you want for it.`
  return current === ideal
    ? `It has the ${hours(ideal)} that you want for it.`
    : `It has ${hours(current)}, and you want ${number(ideal)}.`
}

const placed = (telling: Telling, { circle }: CirclePlan, otherwise: string): string => {
  const when = telling.occasion(circle)
  return when ? `You placed it ${when}, so that is where it starts.` : otherwise
}

const noDay = (telling: Telling): string =>
  telling.frame.circumstances.shifts
    ? 'No day is named for it; tie it to the end of a shift, early, late, or night.'
    : telling.pick([
        'No day is named for it yet; choose one before the first week.',
        'It has no day yet; give it one before the week begins.',
      ])

const widest = (telling: Telling, plan: CirclePlan): Written => {
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

const WAITS = 'It is one of the circles that stay as they are until the 90 days are over.'

const mattersMost = (telling: Telling, plan: CirclePlan): Written => {
  const { name, importance, satisfaction, current, allocated, change } = plan
  const wish = telling.wish(plan.circle)
  if (isWaiting(telling, plan))
    return {
      title: `${name} matters ${importance} of ten`,
      text: `It matters ${importance} to you and stands at ${satisfaction}. ${wish ? `You wrote ${quotedEnd(wish)} ` : ''}${WAITS}`,
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
    text: `It matters ${importance} to you and stands at ${satisfaction}. ${moved}${for_} ${placed(telling, plan, noDay(telling))}`,
  }
}

const nearest = (telling: Telling, plan: CirclePlan): Written => {
  const { name, satisfaction, importance, gap, change } = plan
  const wish = telling.wish(plan.circle)
  const wrote = wish ? `You wrote ${quotedEnd(wish)} ` : ''
  const added =
    change === 1 ? 'The hour that you want to add here comes' : `The ${hours(change)} that you want to add here come`
  const text = isWaiting(telling, plan)
    ? `${wrote}${WAITS}`
    : change > 0
      ? `${wrote}${added} last, when the first circle has its days.`
      : change < 0
        ? `${wrote}It has ${hours(-change)} fewer in this plan, and they go to the others.`
        : `${wrote}Nothing moves here.`
  return {
    title: Math.abs(gap) <= 2 ? `${name} is near where you want it` : `${name} can wait`,
    text: `${name} stands at ${satisfaction} and matters ${importance}. ${text}`,
  }
}

const low = (telling: Telling, plan: CirclePlan): Written => {
  const { name, importance, satisfaction, circle } = plan
  const said = telling.said.filter((one) => one.circle === circle)
  const state = said.find(({ place }) => place === 'definition')?.quote
  const wish = said.find(({ place }) => place === 'success')?.quote
  const wrote = state ? `, and you wrote ${quotedEnd(state)}` : '.'
  const when = telling.occasion(circle)
  const only = wish ? `The plan sets no pace here, only ${quotedEnd(wish)}` : 'The plan sets no pace here.'
  return {
    title: `${name} is the heavy one`,
    text: `${name} matters ${importance} to you and stands at ${satisfaction}${wrote} That is heavy. ${only} ${when ? `It starts ${when}, and it may be small.` : 'It may start small, on a day that you choose.'}`,
  }
}

const flat = (telling: Telling, plan: CirclePlan): Written => {
  const wish = telling.wish(plan.circle)
  const near =
    telling.priority && wish
      ? `${quoted(wish)} comes nearest to what you want from these 90 days: ${quotedEnd(telling.priority)}`
      : wish
        ? `${quoted(wish)} is the wish to start with.`
        : 'Choose by what you would miss most.'
  return { title: 'Your words rank what the figures cannot', text: `${near} ${placed(telling, plan, noDay(telling))}` }
}

const retired = (telling: Telling, plan: CirclePlan): Written => {
  const own = telling.wish(plan.circle)
  const second = telling.frame.plans
    .filter(({ circle }) => circle !== plan.circle)
    .flatMap(({ circle }) => telling.said.filter((one) => one.circle === circle && one.place === 'success'))
    .map(({ quote, circle }) => ({ quote, when: circle && telling.occasion(circle) }))
    .find(({ when }) => when !== undefined)
  const points =
    own && second
      ? `You named two fixed points: ${quoted(own)} and ${quotedEnd(second.quote)} The plan builds on ${telling.occasion(plan.circle) ?? 'that moment of the day'} and ${second.when ?? 'the other'}.`
      : own
        ? `You named one fixed point: ${quotedEnd(own)}`
        : 'Choose one fixed point in the day first.'
  return {
    title: 'The hours exist; the fixed points are few',
    text: `You are retired. ${points} The form takes ${hours(telling.frame.week.job)} off for work, so you have more than the count shows.`,
  }
}

const longJob = (telling: Telling): Written => {
  const { week, plans, recommended } = telling.frame
  const home = plans.find(({ circle }) => circle !== 'work' && recommended.includes(circle))
  const wish = home && telling.meaning(home.circle)
  const more = (telling.plan('work')?.ideal ?? 0) - (telling.plan('work')?.current ?? 0)
  const left = `Your job takes ${hours(week.job)}, and all five circles share ${hours(Math.max(0, week.available_time))}.`
  const against = telling.challenge ?? wish
  const pull =
    more > 0 && against
      ? ` You want ${hours(more)} more for the circle Work, and you wrote ${quotedEnd(against)} The two pull against each other.`
      : wish
        ? ` ${quotedEnd(wish)} has only what work leaves.`
        : ''
  return {
    title: 'When work ends decides the rest',
    text: `${left}${pull} Decide first on which evenings work ends on time.`,
  }
}

const shifts = (telling: Telling, plan: CirclePlan): Written => {
  const wish = telling.wish(plan.circle)
  const chat = telling.chatOn(plan.circle)
  return {
    title: 'A shift has an end, even when the clock moves',
    text: `${wish ? `${quoted(wish)} depends on the end of the shift, not on an hour.` : 'Nothing here is tied to a clock.'} ${chat ? `You also said ${quotedEnd(chat)} ` : ''}After nights it may be five minutes.`,
  }
}

const careWork = (telling: Telling, plan: CirclePlan): Written => {
  const said = telling.frame.circumstances.careWork?.quote
  const relief = telling.said.find((one) => one.circle === plan.circle && one.place === 'success')?.quote
  return {
    title: 'Some of these hours are not yours to move',
    text: `${said ? `You wrote ${quotedEnd(said)} ` : ''}That is a fixed block in the week, and the form has no field for it. Take it off before any circle gets an hour.${relief ? ` You also named what would help: ${quotedEnd(relief)}` : ''}`,
  }
}

/** The one circle with a goal beside a gentle subject. */
const oneGoal = (telling: Telling, plan: CirclePlan): Written => {
  const meaning = telling.meaning(plan.circle)
  const wish = telling.wish(plan.circle)
  const words =
    meaning && wish && meaning !== wish
      ? `You wrote ${quoted(meaning)} and, as what success would be, ${quotedEnd(wish)} `
      : wish
        ? `You wrote ${quotedEnd(wish)} `
        : ''
  const when = telling.occasion(plan.circle)
  return {
    title: `${plan.name} is where there is room`,
    text: `${words}This is the one circle that gets more room${when ? `, ${when}` : ''}, and only as far as it does you good.`,
  }
}

export const writeInsight = (telling: Telling, { role, circle }: InsightFrame): Written | undefined => {
  const plan = telling.plan(circle)
  if (!plan) return undefined
  const subject = telling.frame.circumstances.gentle.find((one) => one.circle === circle)
  if (role === 'gentle' && subject) {
    const kept = telling.said.find(({ place, circle: where }) => place === 'success' && where === circle)?.quote
    return gentleInsight(subject, kept === subject.quote ? undefined : kept)
  }
  if (role === 'one-goal') return oneGoal(telling, plan)
  if (role === 'flat') return flat(telling, plan)
  if (role === 'retired') return retired(telling, plan)
  if (role === 'long-job') return longJob(telling)
  if (role === 'shifts') return shifts(telling, plan)
  if (role === 'care-work') return careWork(telling, plan)
  if (role === 'low') return low(telling, plan)
  if (role === 'matters-most') return mattersMost(telling, plan)
  return role === 'nearest' ? nearest(telling, plan) : widest(telling, plan)
}
