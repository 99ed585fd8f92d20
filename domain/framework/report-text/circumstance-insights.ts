import { HOME_LIFE, quoted, quotedEnd } from '#domain/framework/said.ts'
import { likeness } from '#domain/framework/shared-words.ts'
import type { CirclePlan } from '#domain/framework/week.ts'
import { hours, list } from '#domain/framework/words.ts'
import { isCalm } from './calm-quotes.ts'
import { tellFixedPoints } from './fixed-points.ts'
import { repeats } from './gentle.ts'
import { noDay, placed } from './place-words.ts'
import type { Telling } from './telling.ts'
import type { TitledText } from './titled-text.ts'

/** Insights about what weighs more than the figures of a circle: equal marks, retirement, a long job, shifts, care (FRAMEWORK-11). */

export const flatInsight = (telling: Telling, plan: CirclePlan): TitledText => {
  const { priority } = telling
  const wish = telling.wish(plan.circle)
  const day = placed(telling, plan, noDay(telling))
  if (!telling.frame.isRanked) {
    const said = [...new Set([wish, priority].filter((quote) => quote !== undefined))].map(quoted)
    const wrote = said.length > 0 ? `You wrote ${list(said)}, which could stand in any circle. ` : ''
    return {
      title: 'Neither the figures nor the words rank the circles',
      text: `${wrote}Choose by what you would miss most. ${day}`,
    }
  }
  const near =
    priority && wish && likeness(priority, telling.readText(plan.circle)) > 0
      ? `${quoted(wish)} comes nearest to what you want from these 90 days: ${quotedEnd(priority)}`
      : wish
        ? `${quoted(wish)} is the wish to start with.`
        : 'Choose by what you would miss most.'
  return { title: 'Your words rank what the figures cannot', text: `${near} ${day}` }
}

/** Hours of work that a retired person gave: the form cannot hold fewer than its smallest figure. */
const retiredWork = ({ frame: { week, circumstances } }: Telling): string => {
  if (circumstances.isGentle) return ''
  return circumstances.hasJob
    ? ` You also gave work ${hours(week.job)}, and they do not count as free.`
    : ` The form takes off ${hours(week.job)} for work at least, so you may have more than the count shows.`
}

export const retiredInsight = (telling: Telling): TitledText => ({
  title: 'A retired week has few fixed points',
  text: `You are retired. ${tellFixedPoints(telling, ' fixed point') ?? 'You named no day and no moment yet: choose one fixed point in the week first.'}${retiredWork(telling)}`,
})

export const longJobInsight = (telling: Telling): TitledText => {
  const { week, plans, recommended, circumstances } = telling.frame
  const title = 'When work ends decides the rest'
  if (circumstances.isGentle) {
    const wants = telling.priority && isCalm(telling.priority) ? `You want this: ${quotedEnd(telling.priority)} ` : ''
    return { title, text: `${wants}Your job leaves little of the week, and nothing here asks you for more of it.` }
  }
  const home = plans.find(({ circle }) => circle !== 'work' && recommended.includes(circle))
  const wish = home && telling.meaning(home.circle)
  const more = (telling.plan('work')?.ideal ?? 0) - (telling.plan('work')?.current ?? 0)
  const left = `Your job takes ${hours(week.job)}, and all five circles share ${hours(Math.max(0, week.available_time))}.`
  const against = telling.said.find(({ circle, quote }) => circle !== 'work' && HOME_LIFE.test(quote))?.quote
  const pull =
    more > 0 && against
      ? ` You want ${hours(more)} more for the circle Work, and you wrote ${quotedEnd(against)} The two pull against each other.`
      : wish
        ? ` ${quoted(wish)} has only what work leaves.`
        : ''
  const first = circumstances.shifts ? 'after which shifts you leave' : 'on which days work ends'
  return { title, text: `${left}${pull} Decide first ${first} on time.` }
}

export const shiftsInsight = (telling: Telling, plan: CirclePlan): TitledText => {
  const { isGentle } = telling.frame.circumstances
  const wish = isGentle ? telling.calm(plan.circle) : telling.wish(plan.circle)
  const said = telling.chatOn(plan.circle)
  const chat = said && (!isGentle || isCalm(said)) ? said : undefined
  const title = 'A shift has an end, even when the clock moves'
  if (isGentle) {
    const wrote = wish ? `You wrote ${quotedEnd(wish)} ` : ''
    const added = chat ? `You also said ${quotedEnd(chat)} ` : ''
    return { title, text: `${wrote}${added}Nothing here is tied to a clock, and after a night it may be left out.` }
  }
  return {
    title,
    text: `${wish ? `You wrote ${quotedEnd(wish)} ` : ''}${chat ? `You also said ${quotedEnd(chat)} ` : ''}Tie it to the end of a shift or to a day off, not to an hour. After a night it may be shorter.`,
  }
}

export const careWorkInsight = (telling: Telling, plan: CirclePlan): TitledText => {
  const said = telling.frame.circumstances.careWork?.quote
  const relief = telling.said.find((one) => one.circle === plan.circle && one.place === 'success')?.quote
  return {
    title: 'Some of these hours are not yours to move',
    text: `${said ? `You wrote ${quotedEnd(said)} ` : ''}That is a fixed block in the week, and the form has no field for it. Take it off before any circle gets an hour.${relief ? ` You also named what you want there: ${quotedEnd(relief)}` : ''}`,
  }
}

/** The one circle with a goal beside a gentle subject. */
export const oneGoalInsight = (telling: Telling, plan: CirclePlan): TitledText => {
  const [subject] = telling.frame.circumstances.gentle
  const own = telling.calm(plan.circle)
  const meaning = telling.meaning(plan.circle)
  const heavy = subject && repeats(subject) ? subject.quote : undefined
  const words =
    own && meaning && meaning !== own && isCalm(meaning)
      ? `You wrote ${quoted(meaning)} and, as what success would be, ${quotedEnd(own)} `
      : own && heavy
        ? `You wrote ${quoted(heavy)} and, in this circle, ${quotedEnd(own)} `
        : own || heavy
          ? `You wrote ${quotedEnd(own ?? heavy ?? '')} `
          : ''
  if (plan.change <= 0)
    return {
      title: `${plan.name} keeps what it has`,
      text: `${words}No circle gets more hours here, and this one may have fewer too.`,
    }
  const when = telling.occasion(plan.circle)
  return {
    title: `${plan.name} is where there is room`,
    text: `${words}This is the one circle that gets more room${when ? `, ${when}` : ''}, and only as far as it does you good.`,
  }
}
