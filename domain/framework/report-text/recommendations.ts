import { quoted, quotedEnd } from '#domain/framework/said.ts'
import type { CirclePlan } from '#domain/framework/week.ts'
import { hours } from '#domain/framework/words.ts'
import { isCalm } from './calm-quotes.ts'
import { gentleRecommendation } from './gentle.ts'
import { hasBurnout, isOfPriority, type Telling } from './telling.ts'
import type { TitledText } from './titled-text.ts'

const anHour = ({ allocated }: CirclePlan): string => (allocated < 1 ? 'the first half hour' : 'the first hour')

const withoutHours = ({ name }: CirclePlan): TitledText => ({
  title: `Free an hour for ${name}`,
  text: 'Your week has none for it as it is. One hour less of work or commute is where it would have to come from.',
})

/** Where the first circle gets no new hours. */
const withoutGrowth = ({ allocated }: CirclePlan): string =>
  allocated === 1
    ? 'The plan has 1 hour for it and adds none: use that hour for this.'
    : `The plan has ${hours(allocated)} for it and adds none: choose which of them ${allocated < 1 ? 'is' : 'are'} for this.`

const first = (telling: Telling, plan: CirclePlan): TitledText => {
  const wish = telling.wish(plan.circle)
  const chat = telling.chatOn(plan.circle)
  const when = telling.occasion(plan.circle)
  const { shifts } = telling.frame.circumstances
  const aim = chat
    ? `Start from what you said in the chat: ${quotedEnd(chat)} `
    : wish
      ? `This is for ${quotedEnd(wish)} `
      : ''
  const place =
    plan.change <= 0
      ? withoutGrowth(plan)
      : shifts
        ? `Tie ${anHour(plan)} to the end of a shift, and make it shorter after a night.`
        : when
          ? `Plan ${anHour(plan)} ${when}, and write it down before the week begins.`
          : `Choose a day for ${anHour(plan)} now, and write it down.`
  const goal = telling.goalIn(plan.circle)
  return {
    title: `Begin with ${plan.name}`,
    text: `${aim}${place}${goal ? ` Your goal ${goal} comes first in these hours.` : ''}`,
  }
}

const second = (telling: Telling, plan: CirclePlan): TitledText => {
  const wish = telling.meaning(plan.circle)
  const when = telling.occasion(plan.circle)
  const goal = wish ? `You wrote ${quotedEnd(wish)} ` : ''
  const { shifts } = telling.frame.circumstances
  const place = shifts
    ? 'Choose the shift that leaves most room for it, and tell the people it affects.'
    : when
      ? `You placed this circle ${when}: tell the people it affects.`
      : 'Give this circle one day of the week, and tell the people it affects.'
  return {
    title: shifts ? `Make room for ${plan.name}` : `Give ${plan.name} a fixed place`,
    text: `${goal}${place} ${hours(plan.allocated)} a week ${plan.allocated === 1 ? 'is' : 'are'} planned.`,
  }
}

const third = (telling: Telling, plan: CirclePlan): TitledText => {
  const wish = telling.wish(plan.circle)
  const wait = isOfPriority(telling, plan.circle)
    ? 'It is part of what you want from these 90 days: keep it small, and do not put it off.'
    : telling.pick([
        'It can wait until the first two have their days; two new things at a time are enough.',
        'Leave it for the second month; by then the first two have their days.',
      ])
  return {
    title: `Let ${plan.name} come third`,
    text: wish ? `You wrote ${quotedEnd(wish)} ${wait}` : wait,
  }
}

/** Fits an act and a wish for sleep alike. */
const CHANCE = ' Some days it will not happen, and nothing has to be made up for.'

const gentleFirst = (telling: Telling, plan: CirclePlan): TitledText => {
  const rests = hasBurnout(telling.frame)
  const goal = telling.calmGoal(plan.circle)
  const chat = telling.chatOn(plan.circle)
  const whole = goal ? `${quoted(goal)} is the whole plan.` : `${rests ? 'Rest' : 'One small thing'} is the whole plan.`
  const room = chat && isCalm(chat) ? ` You also said ${quotedEnd(chat)} The plan leaves room for that.` : ''
  return {
    title: rests ? 'Keep one goal, rest' : `Keep one goal, in ${plan.name}`,
    text: `${whole}${CHANCE}${room}`,
  }
}

export const writeRecommendation = (telling: Telling, plan: CirclePlan, rank: number): TitledText => {
  const { gentle, isGentle } = telling.frame.circumstances
  const subject = gentle.find(({ circle }) => circle === plan.circle)
  if (isGentle) return subject ? gentleRecommendation(subject) : gentleFirst(telling, plan)
  if (plan.allocated === 0) return withoutHours(plan)
  if (rank === 0) return first(telling, plan)
  return rank === 1 ? second(telling, plan) : third(telling, plan)
}
