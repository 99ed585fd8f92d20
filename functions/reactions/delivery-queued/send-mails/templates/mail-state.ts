import type { MailDayState } from '#domain/motivation/mail-facts.ts'
import type { Day } from '#domain/time/day.ts'
import { monthDay } from '#functions/mail/dates.ts'

/** What a wake-up mail makes of its day; the most important first, as in the subject (MAIL-11, MAIL-17). */
export type MailState =
  | 'day-after'
  | 'target'
  | 'eve'
  | 'long-silent'
  | 'silent'
  | 'one-miss'
  | 'done'
  | 'milestone'
  | 'first-day'
  | 'ordinary'

/** The heading of the steps where the mail shows the first step alone: after missed days. */
export const SMALLER: Partial<Record<MailState, string>> = {
  'one-miss': 'One step today',
  silent: 'A smaller step',
  'long-silent': 'A smaller step',
}

export type MailRecord = {
  /** The streak as of the mail's day. */
  streak: number
  /** The person sees no numbers of runs (STREAK-18): `streak` is 0. */
  isHidden: boolean
  /** Oldest first; the last is the mail's day. */
  week: readonly MailDayState[]
  dayNumber: number
  silent?: number | undefined
  kept?: { of: number; days: number } | undefined
  best?: number | undefined
  target: Day | null
  daysToTarget: number | null
}

const MILESTONES: ReadonlySet<number> = new Set([7, 30, 90, 365])
const WEEK = 7
/** A run that is long enough to be named after a miss. */
const BEST_MIN = 3

const readTarget = (daysToTarget: number | null): MailState | undefined => {
  if (daysToTarget === -1) return 'day-after'
  if (daysToTarget === 0) return 'target'
  return daysToTarget === 1 ? 'eve' : undefined
}

const readSilence = (silent: number): MailState | undefined => {
  if (silent === 1) return 'one-miss'
  if (silent > 0 && silent % WEEK === 0) return 'long-silent'
  return silent > 1 ? 'silent' : undefined
}

export const readMailState = ({ streak, week, dayNumber, silent = 0, daysToTarget }: MailRecord): MailState => {
  const target = readTarget(daysToTarget)
  if (target) return target
  if (week.at(-1) === 'done') return 'done'
  const silence = readSilence(silent)
  if (silence) return silence
  if (MILESTONES.has(streak)) return 'milestone'
  return dayNumber === 1 ? 'first-day' : 'ordinary'
}

const countDays = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** One sentence under the week, split into the words that stand out and the rest. */
export const readStreakLine = (state: MailState, record: MailRecord): { count: string; rest: string } => {
  const { streak, isHidden, kept, best = 0, target } = record
  const share = kept && kept.of > 0 && kept.days >= WEEK ? `${kept.of} of the last ${kept.days}` : undefined
  const bestRun = best >= BEST_MIN && !isHidden ? ` Your best run, ${countDays(best)}, stays yours.` : ''
  if (state === 'day-after')
    return share
      ? { count: share, rest: 'days kept. They stay on your page.' }
      : { count: '', rest: 'Your days stay on your page.' }
  if (state === 'eve' && target) return { count: 'One day', rest: `to ${monthDay(target)}.` }
  const isKept = record.week.at(-1) === 'done'
  if (isHidden && isKept)
    return share ? { count: share, rest: 'kept. Today is one of them.' } : { count: '', rest: 'Today is already kept.' }
  if (isKept)
    return streak > 1
      ? { count: countDays(streak), rest: 'in a row. Today is already kept.' }
      : { count: '', rest: 'Today is already kept.' }
  if (state === 'one-miss' || state === 'silent' || state === 'long-silent')
    return share
      ? { count: share, rest: `kept.${bestRun}` }
      : { count: '', rest: `Today’s sun is halfway up.${bestRun}` }
  if (isHidden && state !== 'first-day')
    return share ? { count: share, rest: 'kept.' } : { count: '', rest: 'Today’s sun is halfway up.' }
  if (streak > 1 && share && kept && kept.of > streak) return { count: countDays(streak), rest: `in a row, ${share}.` }
  if (streak > 1) return { count: countDays(streak), rest: 'in a row.' }
  // Today makes it two only if the day before, where it can still be checked in, is kept as well.
  if (streak === 1)
    return { count: '1 day', rest: record.week.at(-2) === 'open' ? 'kept.' : 'kept. Today makes it two.' }
  if (state === 'first-day') return { count: '', rest: 'Your first day. The sun is halfway up.' }
  return { count: '', rest: 'Today’s sun is halfway up. One check-in starts a new run.' }
}
