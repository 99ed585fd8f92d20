import type { HoursMove } from '#domain/framework/report-frame.ts'
import { quotedEnd } from '#domain/framework/said.ts'
import { isOverfull } from '#domain/framework/week.ts'
import { hours, isOrAre, list } from '#domain/framework/words.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { Telling } from './telling.ts'

/** The sources of the hours, and the meaning of the count. */

const fixedBlocks = ({ frame }: Telling): string => {
  const { careWork, retired, shifts, hasJob } = frame.circumstances
  if (careWork) return ` Before any of this, take off the time for what you wrote: ${quotedEnd(careWork.quote)}`
  if (retired && !hasJob) return ' None of them compete with a job.'
  return shifts ? ' On which day they fall moves with your shifts.' : ''
}

/** Which of the growing circles the person placed in the week. */
const days = (telling: Telling): string => {
  const growing = telling.frame.plans.filter(({ change }) => change > 0)
  if (telling.frame.circumstances.shifts || growing.length === 0) return ''
  const placed = growing.flatMap(({ name, circle }) => {
    const when = telling.occasion(circle)
    return when ? [`${name} ${when}`] : []
  })
  const open = growing.filter(({ circle }) => !telling.occasion(circle)).map(({ name }) => name)
  const named = placed.length > 0 ? ` You placed ${list(placed)}.` : ''
  return `${named}${open.length > 0 ? ` ${list(open)} ${open.length === 1 ? 'has' : 'have'} no day yet.` : ''}`
}

const used = (fresh: number, open: number): string => {
  if (open === 1) return 'it is'
  return fresh === open ? 'all of them are' : `${fresh} of them ${isOrAre(fresh)}`
}

export const timeSummary = (telling: Telling): string => {
  const { week, plans, moves, circumstances } = telling.frame
  const total = moves.reduce((sum, one) => sum + one.hours, 0)
  const fresh = moves.filter(({ source }) => source === null).reduce((sum, one) => sum + one.hours, 0)
  if (week.available_time <= 0)
    return 'Work, sleep, and commute fill the whole week. No circle can have an hour until one of the three gives some back.'
  if (circumstances.isGentle && isOverfull(telling.frame.week))
    return 'Your circles have more hours now than the week holds, so each of them has less here.'
  if (circumstances.isGentle && total === 0)
    return 'No hours are moved. Every circle keeps the hours that it has, and may have fewer on a hard day.'
  if (circumstances.isGentle)
    return 'Nothing is moved but what the one goal takes. Every other circle keeps the hours that it has, and may have fewer on a hard day.'
  if (isOverfull(telling.frame.week))
    return `You say that your circles have ${hours(week.total_current_time)} now, and the week has ${week.available_time}. Until one of these figures changes, each circle is cut by the same share.`
  if (week.has_time_conflict) {
    const short = plans.filter((plan) => plan.short > 0).map(({ name }) => name)
    const less = short.length === 1 ? 'gets less than you want for it' : 'get less than you want for them'
    return `Your wishes are ${hours(week.missing_time)} longer than your week. ${list(short)} ${less} until the 90 days are over.${fixedBlocks(telling)}`
  }
  if (total === 0) return `No circle asks for more hours than it has, so no hours move.${fixedBlocks(telling)}`
  const open = week.available_time - week.total_current_time
  const from =
    fresh === 0
      ? 'All of it comes from circles to which you want to give fewer hours.'
      : `${hours(open)} a week ${isOrAre(open)} in no circle now, and ${used(fresh, open)} used.`
  return `${total === 1 ? '1 hour a week finds' : `${hours(total)} a week find`} a new place. ${from}${fixedBlocks(telling)}${days(telling)}`
}

export const describeSource = (telling: Telling, { source, circle }: HoursMove): string => {
  if (source) return `Hours that ${CIRCLE_NAMES[source]} gives back`
  const when = telling.occasion(circle)
  if (telling.frame.circumstances.shifts) return 'Open hours, at the end of a shift'
  return when ? `Open hours, ${when}` : 'Open hours without a day yet'
}
