import { quotedEnd } from '#domain/framework/said.ts'
import { byUrgency, isOverfull } from '#domain/framework/week.ts'
import { hours } from '#domain/framework/words.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { tellFixedPoints } from './fixed-points.ts'
import { gentleSummary } from './gentle.ts'
import type { Telling } from './telling.ts'

/** The executive summary: the answers in short, and the purpose of the 90 days. */

const COUNT = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const

const left = ({ frame: { week } }: Telling): string =>
  week.available_time > 0 ? `leave ${hours(week.available_time)}` : 'leave none'

const tight = (telling: Telling): string => {
  const { week, plans, recommended } = telling.frame
  const wanted = `You want ${hours(week.total_ideal_time)} for your circles, and sleep, work, and commute ${left(telling)}.`
  if (isOverfull(telling.frame.week))
    return `${wanted} You say that your circles have ${hours(week.total_current_time)} already, so none of them can grow until one of these figures changes.`
  const names = recommended.flatMap((key) => plans.filter(({ circle }) => circle === key)).map(({ name }) => name)
  const others = COUNT[plans.length - names.length]?.toLowerCase()
  const missing = week.missing_time === 1 ? 'So 1 hour has no place.' : `So ${week.missing_time} have no place.`
  return `${wanted} ${missing} Two circles may grow, by your figures ${names.join(' and ')}; the other ${others} stay as they are until the 90 days are over.`
}

/** Where most of the new hours go, and whether the person placed them in the week. */
const newHours = (telling: Telling): string => {
  const { plans } = telling.frame
  const growing = byUrgency(plans)
  const total = plans.reduce((sum, { change }) => sum + Math.max(0, change), 0)
  const [most] = growing.toSorted((a, b) => b.change - a.change)
  if (!most || most.change <= 0) return 'No hour of your circles is new: what changes is what you do in them.'
  const when = telling.occasion(most.circle)
  const day = when ? `you placed it ${when}` : 'no day is named for it yet'
  return total === most.change
    ? `What is new goes to ${most.name}, and ${day}.`
    : `${most.change} of the ${total} new ones ${most.change === 1 ? 'goes' : 'go'} to ${most.name}, and ${day}.`
}

const roomy = (telling: Telling): string => {
  const { week } = telling.frame
  if (week.open_time === 0)
    return `You want ${hours(week.total_ideal_time)} for your circles, and that is exactly what sleep, work, and commute leave.`
  return telling.pick([
    `You want ${hours(week.total_ideal_time)} for your circles, and sleep, work, and commute ${left(telling)}. ${newHours(telling)}`,
    `Sleep, work, and commute ${left(telling)}, and you want ${week.total_ideal_time} of them for your circles. ${newHours(telling)}`,
  ])
}

const WORK_ENDS = 'No count of free hours changes when work begins and ends; you and the people you work with do.'

/** What leads the report where something weighs more than the count of hours. */
const leading = (telling: Telling, begin: CircleKey): string | undefined => {
  const { week, circumstances, plans, isRanked } = telling.frame
  const { flat, longJob, shifts, retired, hasJob } = circumstances
  const wish = telling.wish(begin)
  if (flat) {
    const [one] = plans
    const figures = one ? `${one.importance} for importance and ${one.satisfaction} for satisfaction` : 'the same marks'
    const name = telling.plan(begin)?.name ?? ''
    const words =
      wish && isRanked
        ? `Your words can: this plan starts at ${quotedEnd(wish)}`
        : `Your words do not rank them either. The plan starts at ${name} because the interview does.`
    return `All five circles stand at ${figures}, so the figures cannot rank them. ${words}`
  }
  if (retired) {
    const open = hasJob
      ? `You are retired, and you still gave work ${hours(week.job)}; what such a week needs is fixed points.`
      : 'You are retired, so the hours exist; what the week needs is fixed points.'
    return [open, tellFixedPoints(telling, '')].filter((part) => part !== undefined).join(' ')
  }
  if (shifts)
    return `You wrote ${quotedEnd(shifts.quote)} So nothing here is tied to a clock, only to the end of a shift, early, late, or night.`
  if (longJob && wish && begin !== 'work')
    return `Work takes ${hours(week.job)}, and you wrote ${quotedEnd(wish)} ${WORK_ENDS}`
  if (longJob) return `Work takes ${hours(week.job)}. ${WORK_ENDS}`
  return undefined
}

const aims = ({ priority, challenge: hard, pick, frame }: Telling): string => {
  const challenge = hard === frame.circumstances.shifts?.quote ? undefined : hard
  const wants = priority ? `From these 90 days you want this: ${quotedEnd(priority)}` : ''
  const hinders = challenge
    ? `${pick(['As your main challenge you named', 'Your main challenge, in your words'])}: ${quotedEnd(challenge)}`
    : ''
  return [wants, hinders].filter((part) => part !== '').join(' ')
}

/** What a gentle plan leaves the circles without the goal. */
const others = ({ frame }: Telling): string =>
  isOverfull(frame.week)
    ? 'Every other circle has what the week leaves for it, and may have less.'
    : 'Every other circle keeps the hours that it has now, and may have fewer.'

/** Two paragraphs. */
export const writeSummary = (telling: Telling): string => {
  const { week, recommended, circumstances } = telling.frame
  const [begin = 'spiritual'] = recommended
  const [subject] = circumstances.gentle
  if (circumstances.isGentle) {
    const goal = telling.calmGoal(begin)
    return `${gentleSummary(subject, goal, telling.plan(begin)?.name)}\n${subject?.reason === 'burnout' && goal ? `Rest has your own words: ${quotedEnd(goal)} ` : ''}${others(telling)}`
  }
  const lead = leading(telling, begin)
  const count = week.has_time_conflict ? tight(telling) : lead === undefined ? roomy(telling) : undefined
  const name = telling.plan(begin)?.name ?? ''
  const start = circumstances.flat ? '' : `Begin with ${name}.`
  const first = [lead, count].filter((part) => part !== undefined).join(' ')
  return `${first}\n${[aims(telling), start].filter((part) => part !== '').join(' ')}`
}
