import { hours, list } from '#domain/framework/words.ts'
import { TONE_LABELS } from '#domain/goals/fields.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { formatMonth } from '#web/lib/dates.ts'
import { spokenCount } from './report-words.ts'
import type { MadeGoal } from './stored-workshop.ts'
import type { WorkshopCircle } from './workshop-plan.ts'

/** The framework's number of days; today is the first. */
const HORIZON = 90

/** The default target date of a workshop goal. */
export const horizonOf = (today: Day): Day => addDays(today, HORIZON - 1)

/** `asking`: the suggestions are below it. */
export const circleLead = ({ current, ideal, allocated }: WorkshopCircle, today: Day, asking: boolean): string => {
  const now = current === 0 ? 'have none yet' : `have ${current}`
  const room = allocated < ideal ? ` Your week has room for ${allocated}.` : ''
  const which = asking ? ` Which of these would you be glad to have done by ${formatMonth(horizonOf(today))}?` : ''
  return `You want ${hours(ideal)} a week here and ${now}.${room}${which}`
}

/** '7:00 AM' for '07:00'. */
const clock = (time: string): string => {
  const [hour = '0', minute = '00'] = time.split(':')
  const h = Number(hour)
  return `${h % 12 === 0 ? 12 : h % 12}:${minute} ${h < 12 ? 'AM' : 'PM'}`
}

export const runsHow = ({ tone, time_of_day }: MadeGoal): string => `${TONE_LABELS[tone]}, ${clock(time_of_day)}`

const goals = (count: number): string => `${spokenCount(count)} ${count === 1 ? 'goal' : 'goals'}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const doneHeadline = (made: number, circles: number): string =>
  made === 0 ? 'No goal yet, and that is fine.' : `${capital(goals(made))} for ${spokenCount(circles)} circles.`

export const doneLead = (made: number, skipped: readonly string[]): string => {
  const first = made === 0 ? 'Your framework is kept.' : 'The first words are waiting on your dashboard.'
  if (skipped.length === 0) return first
  const [stay, them] = skipped.length === 1 ? ['stays', 'it'] : ['stay', 'them']
  const open = skipped.length > 3 ? `${capital(spokenCount(skipped.length))} circles` : list(skipped)
  return `${first} ${open} ${stay} open until you want ${them}.`
}

export const doneToast = (made: number): [title: string, message: string] =>
  made === 0
    ? ['Your circles stay open', 'Make a goal whenever one of them calls.']
    : ['Your goals are set!', `${capital(goals(made))} from your framework. Begin with the first one today.`]
