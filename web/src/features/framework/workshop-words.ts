import { hours, list } from '#domain/framework/words.ts'
import { TONE_LABELS } from '#domain/goals/fields.ts'
import { clockTime } from '#domain/time/clock-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { isBlocked } from '#web/entities/goals/goals-query.ts'
import { formatMonth } from '#web/lib/dates.ts'
import { spokenCount } from './report-words.ts'
import type { MadeGoal } from './stored-workshop.ts'
import type { WorkshopCircle } from './workshop-plan.ts'

const CIRCLES_OF_LIFE = 5
/** The framework's number of days; today is the first. */
const HORIZON = 90

/** The default target date of a workshop goal. */
export const findHorizon = (today: Day): Day => addDays(today, HORIZON - 1)

/** `asking`: the suggestions are below it. */
export const circleLead = ({ current, ideal, allocated }: WorkshopCircle, today: Day, asking: boolean): string => {
  const now = current === 0 ? 'have none yet' : `have ${current}`
  const room = allocated < ideal ? ` Your week has room for ${allocated}.` : ''
  const which = asking ? ` Which of these would you be glad to have done by ${formatMonth(findHorizon(today))}?` : ''
  return `You want ${hours(ideal)} a week here and ${now}.${room}${which}`
}

export const runsHow = ({ tone, time_of_day }: MadeGoal): string => `${TONE_LABELS[tone]}, ${clockTime(time_of_day)}`

const goals = (count: number): string => `${spokenCount(count)} ${count === 1 ? 'goal' : 'goals'}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const drafts = (count: number): string => `${spokenCount(count)} ${count === 1 ? 'draft' : 'drafts'}`
const draftsWait = (count: number): string =>
  `${capital(drafts(count))} ${count === 1 ? 'waits' : 'wait'} on your dashboard, under “Set aside”, until your plan has room.`

/** How many goals the plan has room for, before the first circle (FRAMEWORK-15). */
export const roomWords = ({ goals: made, plan: { name, goal_limit, subscription } }: Goals): string => {
  const holds = `${subscription.subscribed ? name : 'Your free trial'} holds ${goals(goal_limit)}`
  const room = Math.max(0, goal_limit - made.length)
  const full = goal_limit === 1 ? ', which is in use' : ', and all are in use'
  const free = made.length === 0 ? '' : room === 0 ? full : `, and has room for ${spokenCount(room)} more`
  return `${holds}${free}. What you choose for the other circles is kept as a draft on your dashboard.`
}

/** The words beside the report's last button; `shown` is undefined until the goals are known (FRAMEWORK-16). */
export const nextWords = (shown: Goals | undefined, isGentle: boolean): { title: string; words: string } => {
  if (shown && isBlocked(shown))
    return {
      title: 'Your framework is kept.',
      words: 'With a plan you make goals from it.',
    }
  if (isGentle)
    return {
      title: 'Now make one goal.',
      words: 'One small thing is enough. Other circles can wait as drafts, or stay empty.',
    }
  const room = shown ? Math.max(0, shown.plan.goal_limit - shown.goals.length) : null
  const size = 'Three suggestions for each circle, within the hours above. About ten minutes.'
  if (room === null || room >= CIRCLES_OF_LIFE) return { title: 'Now make one goal per circle.', words: size }
  const drafts = 'What you choose for the other circles waits on your dashboard as a draft.'
  if (room === 0) return { title: 'Your plan is full: choose drafts.', words: `${size} ${drafts}` }
  return { title: `Now make ${goals(room)}.`, words: `Your plan has room for ${spokenCount(room)}. ${drafts}` }
}

export const doneHeadline = (made: number, circles: number, waiting: number): string =>
  made === 0 && waiting > 0
    ? `${capital(drafts(waiting))} for ${spokenCount(circles)} circles.`
    : made === 0
      ? 'No goal yet, and that is fine.'
      : `${capital(goals(made))} for ${spokenCount(circles)} circles.`

export const doneLead = (made: number, skipped: readonly string[], waiting: number): string => {
  const kept = made === 0 ? 'Your framework is kept.' : 'The first words are waiting on your dashboard.'
  const first = waiting === 0 ? kept : `${kept} ${draftsWait(waiting)}`
  if (skipped.length === 0) return first
  const [stay, them] = skipped.length === 1 ? ['stays', 'it'] : ['stay', 'them']
  const open = skipped.length > 3 ? `${capital(spokenCount(skipped.length))} circles` : list(skipped)
  return `${first} ${open} ${stay} open until you want ${them}.`
}

export const doneToast = (made: number, waiting: number): [title: string, message: string] =>
  made === 0 && waiting > 0
    ? ['Your drafts are kept', draftsWait(waiting)]
    : made === 0
      ? ['Your circles stay open', 'Make a goal whenever one of them calls.']
      : ['Your goals are set!', `${capital(goals(made))} from your framework. Begin with the first one today.`]
