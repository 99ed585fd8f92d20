import { type Account, accessUntil, isZoneChosen, readRule } from '#domain/accounts/account.ts'
import { readRecord } from '#domain/coach/brief/record.ts'
import type { Goal } from '#domain/goals/goal.ts'
import type { Care, Reason } from '#domain/safety/outcome.ts'
import { EVERY_DAY, type Rhythm, readDayKind } from '#domain/streaks/rhythm.ts'
import { offersRestDays, type Run, readRun, recentDays, recentRest } from '#domain/streaks/run.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { personDay } from '#domain/time/moved-day.ts'

/**
 * One of the last seven days: kept, missed, today and still open, before the goal began or after it ended or its first day without a check-in, or a day that neither counts nor breaks:
 * a rest day, one that is not chosen, or one of a pause (STREAK-9 to STREAK-11).
 */
export type MailDayState = 'done' | 'missed' | 'open' | 'none' | 'rest' | 'off' | 'paused'
const WEEK = 7

/** The facts of a goal's mail besides the day's text. They are stored with the text, so that the mail needs no further read. */
export type MailFacts = {
  /** The person's e-mail address. */
  to: string
  /** Epoch milliseconds after which no mail is sent (GOAL-11). Undefined if access has no end. */
  until: number | undefined
  /** The streak as of the mail's date. */
  streak: number
  /** Oldest first; the last is the mail's date. */
  week: MailDayState[]
  /** Full days without a check-in before the mail's date; undefined in older items, as the next three. */
  silent?: number | undefined
  /** Days kept of the last 30 before the mail's date, and how many of these the goal has. */
  kept_of_30?: number | undefined
  days_of_30?: number | undefined
  best?: number | undefined
  /** Set where the mail offers rest days: after the first missed day (STREAK-10). */
  offers_rest?: true | undefined
  /** Set while the person hides the streak: the mail has no number of a run (STREAK-18). */
  streak_hidden?: true | undefined
  /** The slots `{when}` and `{then}` of the goal's plan, or its obstacle, on the days whose subject names them. */
  hint_when?: string | undefined
  hint_then?: string | undefined
  hint_obstacle?: string | undefined
  /** `on Saturday` or `tomorrow`: the next day of the goal, on a day for which its text asks for nothing (TEXT-30). */
  hint_next?: string | undefined
  /** Set while the person has not chosen a zone: the mail names it (DAY-8). */
  names_zone?: true | undefined
  /** The first day of a goal is day 1. */
  day_number: number
  /** How the goal was answered when the text was written, and what its words are about. Undefined in older items. */
  care: Care | undefined
  care_reason: Reason
}

/** What the subject of a day quotes of the goal's plan (MAIL-11). */
export type MailHint = Pick<MailFacts, 'hint_when' | 'hint_then' | 'hint_obstacle' | 'hint_next'>

export type StreakFacts = Pick<
  MailFacts,
  'streak' | 'week' | 'silent' | 'kept_of_30' | 'days_of_30' | 'best' | 'offers_rest' | 'streak_hidden'
>

/**
 * The states of the `count` days that end with `date`, oldest first; `date` itself is open until it is kept. A goal has no days
 * before its first and after its last one, its target date. A day from `openDay` on is not over (`findOpenDay`).
 */
export const listDayStates = (
  run: Run | undefined,
  date: Day,
  count: number,
  { firstDay, lastDay, rhythm, openDay }: { firstDay: Day; lastDay: Day | null; rhythm: Rhythm; openDay: Day },
): MailDayState[] => {
  const isPast = lastDay !== null && lastDay < openDay
  const rest = new Set(recentRest(run, isPast ? addDays(lastDay, 1) : openDay, count, rhythm))
  const kept = new Set(recentDays(run, date, count))
  const deriveDayState = (day: Day): MailDayState => {
    if (kept.has(day)) return 'done'
    if (day < firstDay || (lastDay !== null && day > lastDay)) return 'none'
    const kind = readDayKind(rhythm, day)
    if (kind !== 'chosen') return kind
    if (day >= openDay) return 'open'
    // The goal may have been made at the end of its first day (STREAK-13).
    if (day === firstDay) return 'none'
    return rest.has(day) ? 'rest' : 'missed'
  }
  return Array.from({ length: count }, (_, index) => deriveDayState(addDays(date, index - count + 1)))
}

/** What a mail says of a goal's days, as of a date. A check-in changes all of it (MAIL-9). `openDay` is as `findOpenDay` gives it. */
export const streakFacts = (
  run: Run | undefined,
  date: Day,
  firstDay: Day,
  rhythm: Rhythm = EVERY_DAY,
  openDay: Day = date,
): StreakFacts => {
  const { silentDays, keptOf30, daysOf30, bestRun } = readRecord(run, firstDay, date, rhythm, openDay)
  return {
    streak: readRun(run, openDay, rhythm).streak_count,
    week: listDayStates(run, date, WEEK, { firstDay, lastDay: null, rhythm, openDay }),
    silent: silentDays,
    kept_of_30: keptOf30,
    days_of_30: daysOf30,
    best: bestRun,
    ...(offersRestDays(run, openDay, rhythm) && { offers_rest: true as const }),
  }
}

/** The check-in day on which a goal was created, also if the zone changed on that day (DAY-3). */
export const findFirstDay = (account: Account, goal: Pick<Goal, 'created_at'>): Day =>
  personDay(Date.parse(goal.created_at), readRule(account))

/** The first day of a goal is day 1 ('Day N Progress', TEXT-9). */
export const countDayNumber = (firstDay: Day, date: Day): number => Math.max(1, daysBetween(firstDay, date) + 1)

/** Whether a goal's mail is asked for on the day of these facts: none on a day that is not chosen, none in a pause (STREAK-14). */
export const isAskedFor = ({ week }: Pick<MailFacts, 'week'>): boolean => {
  const today = week.at(-1)
  return today !== 'off' && today !== 'paused'
}

export const mailFacts = (
  account: Account,
  goal: Goal,
  { run, rhythm }: { run: Run | undefined; rhythm: Rhythm },
  { date, openDay }: { date: Day; openDay: Day },
  hint: MailHint = {},
): MailFacts => {
  const firstDay = findFirstDay(account, goal)
  return {
    to: account.email,
    until: accessUntil(account),
    ...streakFacts(run, date, firstDay, rhythm, openDay),
    ...hint,
    ...(account.streak_hidden && { streak_hidden: true as const }),
    ...(!isZoneChosen(account) && { names_zone: true as const }),
    day_number: countDayNumber(firstDay, date),
    care: goal.care,
    care_reason: goal.care_reason,
  }
}
