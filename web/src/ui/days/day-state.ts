import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { readIsoWeekday } from '#domain/time/weekday.ts'

/**
 * How a day is drawn: a full sun (`done`), a tick (`missed`), a half sun in dawn (`open`: today, not yet checked in),
 * an outline (`future`), a flat outline (`rest`: a rest day), two bars (`paused`), a plain line (`off`: a day that is not chosen, or
 * not counted), a dashed line (`closed`: outside the goal's life, or check-in is not allowed).
 */
export type DayState = 'done' | 'missed' | 'open' | 'future' | 'rest' | 'paused' | 'off' | 'closed'

/** `isLate`: a kept day that was marked on the next morning (STREAK-12). `isInRun`: a day that is not chosen, while a run goes on. */
export type DrawnDay = { date: Day; state: DayState; isToday: boolean; isLate?: boolean; isInRun?: boolean }

/** The known days of a goal. */
export type Ledger = {
  /** Its first check-in day. */
  first: Day
  /** Its target date. */
  last: Day | null
  today: Day
  /** The earliest day whose state is known. */
  knownFrom: Day
  kept: ReadonlySet<Day>
  /** False if check-in is not allowed (expired goal, ended trial; GOAL-10). */
  canCheckIn: boolean
  /** True for a gentle goal, which has no missed days (CARE-18). */
  isUncounted?: boolean
  /** Days that are neither kept nor missed, and kept ones that were marked late (STREAK-9 to STREAK-12). */
  marks?: Readonly<Partial<Record<'rest' | 'paused' | 'off' | 'late', ReadonlySet<Day>>>>
  /** Kept days with the person's own words (STREAK-15). */
  noted?: ReadonlySet<Day>
  /** What the days to come are: chosen weekdays by ISO number, and a pause. */
  ahead?: { weekdays: readonly number[]; pause: { first: Day; last: Day } | null }
}

/** The state of a day that the goal does not ask for, past or to come; undefined for every other day. */
const readMark = (date: Day, { marks, ahead, today }: Ledger): 'rest' | 'paused' | 'off' | undefined => {
  if (date > today) {
    if (ahead?.pause && ahead.pause.first <= date && date <= ahead.pause.last) return 'paused'
    return ahead && !ahead.weekdays.includes(readIsoWeekday(date)) ? 'off' : undefined
  }
  return (['rest', 'paused', 'off'] as const).find((mark) => marks?.[mark]?.has(date))
}

const readDayState = (date: Day, ledger: Ledger): DayState => {
  if (ledger.kept.has(date)) return 'done'
  if (date < ledger.first || date < ledger.knownFrom || (ledger.last !== null && date > ledger.last)) return 'closed'
  const mark = readMark(date, ledger)
  if (mark !== undefined) return mark
  if (date > ledger.today) return 'future'
  // The goal may have been made at the end of its first day (STREAK-13).
  if (date < ledger.today) return ledger.isUncounted || date === ledger.first ? 'off' : 'missed'
  return ledger.canCheckIn ? 'open' : 'closed'
}

/** Whether a drawn day is the first one, without a check-in, which is not counted. It is drawn as a day that is not chosen (STREAK-13). */
export const isUncountedFirst = (date: Day, state: DayState, { first, marks }: Ledger): boolean =>
  date === first && state === 'off' && !marks?.off?.has(date)

/** The days from `from` to `to`, both included. */
export const drawDays = (from: Day, to: Day, ledger: Ledger): DrawnDay[] => {
  let hasRun = false
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index)
    const state = readDayState(date, ledger)
    const isLate = state === 'done' && ledger.marks?.late?.has(date)
    const isInRun = state === 'off' && hasRun
    // A run goes on over days of rest, of a pause, and that are not chosen (STREAK-9 to STREAK-11).
    hasRun = state === 'done' || (hasRun && (state === 'rest' || state === 'paused' || state === 'off'))
    return { date, state, isToday: date === ledger.today, ...(isLate && { isLate }), ...(isInRun && { isInRun }) }
  })
}

export const countState = (days: readonly DrawnDay[], state: DayState): number =>
  days.filter((day) => day.state === state).length
