import { addDays, type Day, daysBetween } from '#domain/time/day.ts'

/**
 * How a day is drawn: a full sun (`done`), a tick (`missed`), a half sun in dawn (`open`: today, not yet checked in),
 * an outline (`future`), a plain line (`off`: a day that is not counted), a dashed line (`closed`: outside the goal's life, or
 * check-in is not allowed).
 */
export type DayState = 'done' | 'missed' | 'open' | 'future' | 'off' | 'closed'

export type DrawnDay = { date: Day; state: DayState; isToday: boolean }

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
}

const readDayState = (date: Day, ledger: Ledger): DayState => {
  if (ledger.kept.has(date)) return 'done'
  if (date < ledger.first || date < ledger.knownFrom || (ledger.last !== null && date > ledger.last)) return 'closed'
  if (date > ledger.today) return 'future'
  if (date < ledger.today) return ledger.isUncounted ? 'off' : 'missed'
  return ledger.canCheckIn ? 'open' : 'closed'
}

/** The days from `from` to `to`, both included. */
export const drawDays = (from: Day, to: Day, ledger: Ledger): DrawnDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index)
    return { date, state: readDayState(date, ledger), isToday: date === ledger.today }
  })

export const countState = (days: readonly DrawnDay[], state: DayState): number =>
  days.filter((day) => day.state === state).length
