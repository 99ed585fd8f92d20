import { quotesIn, standsIn } from '#domain/coach/words/own-quotes.ts'
import { cutSentence, quoteWords, shortenTitle } from '#domain/coach/words/quotes.ts'
import { morningMessages } from '#domain/messages/morning.ts'
import type { MailDayState } from '#domain/motivation/mail-facts.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { Care } from '#domain/safety/outcome.ts'

/** What the subject of a goal's mail is made from. All of it is stored with the text of the day, so that no further read is needed. */
export type MailDay = {
  title: string
  care: Care
  /** The day's name in English, and the mail's time HH:MM, both local. */
  weekday: string
  time: string
  /** The goal's first day is 1. */
  dayNumber: number
  /** Days of the current run. */
  run: number
  /** Days before today, oldest first. */
  before: readonly MailDayState[]
  checkedInToday: boolean
  /** Full days without a check-in before today, also beyond `before`; default: as many as `before` shows. */
  silent?: number | undefined
  /** Days to the target: 1 on its eve, negative after it; null without one. */
  daysToTarget: number | null
  /** The slots `{when}` and `{then}` of the goal's plan, and its obstacle as typed, where they are known. */
  when?: string | undefined
  will?: string | undefined
  obstacle?: string | undefined
  /** `on Saturday`: the next day of the goal, on a day that its text does not ask for (TEXT-30). */
  next?: string | undefined
}

export type MailSubject = { subject: string; preheader: string }

const SUBJECT_MAX = 50
const TITLE_MAX = 40
const PREHEADER: readonly [number, number] = [40, 90]
const MILESTONES: ReadonlySet<number> = new Set([7, 30, 90, 365])
const EVENING = '20:00'

/** The subject of a mail with gentle goals only: it names no goal (CARE-3). */
export const QUIET: MailSubject = {
  subject: 'A quiet note for today',
  preheader: morningMessages.quietPush,
}
const CRISIS: MailSubject = {
  subject: 'A note from Five Circles',
  preheader: 'A short message, and who you can talk to.',
}

const countCharacters = (text: string): number => [...text].length

/** A subject around the title, which is cut so that the whole has at most 50 characters. */
const withTitle = (before: string, title: string, after = ''): string => {
  const room = Math.min(TITLE_MAX, SUBJECT_MAX - countCharacters(before) - countCharacters(after))
  return `${before}${shortenTitle(title, room)}${after}`
}

/** The sentences that fit into 90 characters, at least the first, which is cut; sentences are added until there are 40. */
const join = (first: string, ...rest: readonly string[]): string => {
  const [least, most] = PREHEADER
  let all = cutSentence(first, most)
  for (const sentence of rest) {
    const length = countCharacters(all)
    const fits = sentence !== '' && length + 1 + countCharacters(sentence) <= most
    if (fits && length <= most - least) all = `${all} ${sentence}`
  }
  return all
}

/** Sentences that fill a preheader whose first ones are short. */
const FILL = ['It takes a few minutes.', 'You can stop after it.']

/** Days that are neither kept nor missed. */
const NOT_ASKED: ReadonlySet<MailDayState> = new Set(['rest', 'off', 'paused'])

/** Days without a check-in just before today, as far as they are known. */
const countSilent = (before: MailDay['before']): number => {
  const asked = before.filter((state) => !NOT_ASKED.has(state))
  const last = asked.findLastIndex((state) => state !== 'missed')
  return asked.length - 1 - last
}

/** The count of days without a check-in that yesterday's check-in ended; 0 where it ended none. */
const countReturn = (before: MailDay['before']): number =>
  before.at(-1) === 'done' ? countSilent(before.slice(0, -1)) : 0

const spokenCount = (count: number): string =>
  ['nothing', 'one step', 'two steps', 'three steps'][count] ?? `${count} steps`

type Text = Pick<MotivationText, 'message' | 'micro_plan' | 'challenge' | 'step_minutes'>

/** Whether the message quotes the obstacle, so that a subject about it is true of the mail. */
const takesUp = (message: string, obstacle: string): boolean =>
  quotesIn(message).some(({ quote }) => standsIn(quote, obstacle))

const onTarget = ({ title, daysToTarget }: MailDay, step: string): MailSubject | undefined => {
  if (daysToTarget === 1)
    return {
      subject: withTitle('Tomorrow: ', title),
      preheader: join('What to prepare today, and what may stay open.', step),
    }
  if (daysToTarget === 0)
    return {
      subject: withTitle('Today is the date: ', title),
      preheader: join('Decide what counts as done, then stop there.', step),
    }
  if (daysToTarget === -1)
    return {
      subject: withTitle('Closed, later, or smaller: ', title),
      preheader: join('The date was yesterday. One look, one decision, and no hurry.'),
    }
  return undefined
}

/**
 * A day that the goal does not ask for. Two subjects take turns; before a target date so that the day before its eve does not name
 * tomorrow, as the eve does.
 */
const onFreeDay = (
  { title, dayNumber, daysToTarget, checkedInToday, next }: MailDay,
  step: string,
): MailSubject | undefined => {
  if (next === undefined || checkedInToday) return undefined
  const isNamed = daysToTarget === null ? dayNumber % 2 === 0 : daysToTarget % 2 === 1
  const named = `${next.charAt(0).toUpperCase()}${next.slice(1)}: `
  return {
    subject: withTitle(isNamed ? named : 'To prepare: ', title),
    preheader: join(step, 'Nothing else is due today.', ...FILL),
  }
}

const WEEK = 7
const THREE = 3

const onSilence = ({ title, before, silent = countSilent(before) }: MailDay, step: string): MailSubject | undefined => {
  if (silent === 1)
    return { subject: 'A smaller step today', preheader: join(step, 'Nothing to make up for.', ...FILL) }
  if (silent > 0 && silent % WEEK === 0)
    return {
      subject: withTitle('Keep, change, or close: ', title),
      preheader: join('All three are fine. It takes a minute to choose.'),
    }
  if (silent === THREE)
    return { subject: withTitle('One easy step: ', title), preheader: join(step, 'You can stop after that.', ...FILL) }
  if (countReturn(before) > 1)
    return { subject: 'The small version again today', preheader: join(step, 'Nothing needs catching up.', ...FILL) }
  return undefined
}

const onRecord = (day: MailDay, step: string): MailSubject | undefined => {
  const { title, run, dayNumber, checkedInToday } = day
  if (checkedInToday)
    return {
      subject: withTitle('Done for today: ', title),
      preheader: join('Your check-in is in. Nothing more is asked of you today.'),
    }
  if (dayNumber === 1)
    return {
      subject: withTitle('Day 1: ', title),
      preheader: join('One short step, to see how it goes.', step, ...FILL),
    }
  if (MILESTONES.has(run))
    return {
      subject: withTitle(`${run} days: `, title),
      preheader: join('Same size today, and one line to write down.', step),
    }
  return undefined
}

/** How many subjects take turns, and the turns that name the plan and the obstacle. */
const TURNS = 5
export const PLAN_TURN = 1
export const OBSTACLE_TURN = 3
export const computeSubjectTurn = (dayNumber: number): number => dayNumber % TURNS

/** Subjects of ordinary days. They take turns, so that two days in a row never look alike. */
const ORDINARY: readonly ((day: MailDay, text: Text, step: string) => MailSubject | undefined)[] = [
  ({ title }, { micro_plan, step_minutes }, step) => {
    const [minutes] = step_minutes ?? []
    const others = micro_plan.length - 1
    const then = others > 0 ? `Then ${others === 1 ? 'a short one' : 'two short ones'}.` : ''
    return {
      subject: withTitle('', title, minutes === undefined ? ': the first step' : `: first step, ${minutes} min`),
      preheader: join(step, then, ...FILL),
    }
  },
  ({ when, will, title }, _, step) =>
    when && will
      ? {
          subject: cutSentence(`Today, ${when}`, SUBJECT_MAX),
          preheader: join(`You will ${will}.`, 'One minute of practice is inside.', ...FILL),
        }
      : { subject: withTitle('Begin here: ', title), preheader: join(step, 'The rest can follow later.', ...FILL) },
  ({ title, weekday }, { micro_plan, challenge }) => ({
    subject: withTitle(`${weekday}: `, title),
    preheader: join(challenge, `With ${spokenCount(micro_plan.length)} before it.`, ...FILL),
  }),
  ({ obstacle = '', title }, { message }, step) => {
    const words = obstacle.replace(/^“|”$/gu, '')
    return takesUp(message, words)
      ? {
          subject: `About ${quoteWords(words, SUBJECT_MAX - 8)}`,
          preheader: join('A few short steps for that moment.', step, ...FILL),
        }
      : { subject: withTitle('First thing today: ', title), preheader: join(step, 'That is a start.', ...FILL) }
  },
  ({ title, time }, _, step) => ({
    subject: withTitle(time >= EVENING ? 'Before lights out: ' : 'A short one today: ', title),
    preheader: join(step, ...FILL),
  }),
]

/**
 * The subject of a goal's mail, at most 50 characters, and its preheader, 40 to 90 characters, which adds to it. A gentle goal and
 * one in crisis have no title, run or number of days in either (MAIL-11, CARE-3, CARE-5).
 */
export const writeMailSubject = (day: MailDay, text: Text): MailSubject => {
  if (day.care === 'gentle') return QUIET
  if (day.care !== 'ordinary') return CRISIS
  const step = text.micro_plan[0] ?? text.challenge
  const own = onTarget(day, step) ?? onFreeDay(day, step) ?? onSilence(day, step) ?? onRecord(day, step)
  const turn = ORDINARY[computeSubjectTurn(day.dayNumber)]
  return own ?? turn?.(day, text, step) ?? { subject: withTitle('', day.title), preheader: join(step, ...FILL) }
}
