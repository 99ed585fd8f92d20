import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { addBit, type Bits, NO_DAYS, readBits, shiftBits } from './history.ts'
import type { LedgerDay, StreakView } from './ledger.ts'
import { EVERY_DAY, hasRestDays, REST_DAYS_A_MONTH, type Rhythm, readDayKind, readMonth } from './rhythm.ts'

/**
 * The summary of a goal's current run, kept beside the ledger so that a dashboard needs no ledger rows. It is
 * derived state: a property test compares it with a plain count of the ledger over random histories and rhythms.
 */
export type Run = {
  last_day: Day
  /** Days of the run that ends on `last_day`. */
  length: number
  best: number
  kept: number
  /** True once Reset Streak closed the run that ends on `last_day`. */
  closed: boolean
  /** The days kept, as bits that end on `last_day`. */
  history: Bits
  /** The rest days used, the days marked late, and the days with a note, as bits that end on `last_day`. */
  rested: Bits
  late: Bits
  noted: Bits
}

/** The missed chosen days between two days, at most two: the second one ends every run. */
const listMissed = (after: Day, before: Day, rhythm: Rhythm): Day[] => {
  const missed: Day[] = []
  for (let date = addDays(after, 1); date < before && missed.length < 2; date = addDays(date, 1)) {
    if (readDayKind(rhythm, date) === 'chosen') missed.push(date)
  }
  return missed
}

/** Whether a rest day is left in the month of a missed date (STREAK-10). */
const mayRest = (run: Run, date: Day, rhythm: Rhythm): boolean =>
  hasRestDays(rhythm, date) &&
  readBits(run.rested, run.last_day).filter((day) => readMonth(day) === readMonth(date)).length < REST_DAYS_A_MONTH

/**
 * Whether rest days are offered on `today`: after the first missed day that ended a run, until the next chosen day is kept or missed
 * too, and only where the person never switched them on or said no (STREAK-10).
 */
export const offersRestDays = (run: Run | undefined, today: Day, rhythm: Rhythm): boolean =>
  run !== undefined &&
  !run.closed &&
  run.kept === run.length &&
  rhythm.rest.length === 0 &&
  listMissed(run.last_day, today, rhythm).length === 1

/** What became of a run between its last day and a later day: whether it goes on, and the rest day that it takes. */
const readGap = (run: Run, before: Day, rhythm: Rhythm): { isOpen: boolean; rest?: Day } => {
  if (run.closed) return { isOpen: false }
  const [rest, second] = listMissed(run.last_day, before, rhythm)
  if (rest === undefined) return { isOpen: true }
  return second === undefined && mayRest(run, rest, rhythm) ? { isOpen: true, rest } : { isOpen: false }
}

type Kept = Pick<LedgerDay, 'late' | 'noted'>

/** The run after a check-in on `today`, or undefined when that day is already in it (or lies before it). */
export const recordCheckIn = (
  run: Run | undefined,
  today: Day,
  rhythm: Rhythm = EVERY_DAY,
  { late, noted }: Kept = {},
): Run | undefined => {
  const mark = (bits: Bits, isMarked: true | undefined): Bits => (isMarked ? addBit(bits, 0) : bits)
  const added = (bits: { rested: Bits; late: Bits; noted: Bits }) => ({
    rested: bits.rested,
    late: mark(bits.late, late),
    noted: mark(bits.noted, noted),
  })
  if (!run) {
    const none = { rested: NO_DAYS, late: NO_DAYS, noted: NO_DAYS }
    return { last_day: today, length: 1, best: 1, kept: 1, closed: false, history: '1', ...added(none) }
  }
  const gap = daysBetween(run.last_day, today)
  if (gap <= 0) return undefined
  const { isOpen, rest } = readGap(run, today, rhythm)
  const length = isOpen ? run.length + 1 : 1
  const rested = shiftBits(run.rested, gap)
  return {
    last_day: today,
    length,
    best: Math.max(run.best, length),
    kept: run.kept + 1,
    closed: false,
    history: addBit(shiftBits(run.history, gap), 0),
    ...added({
      rested: rest === undefined ? rested : addBit(rested, daysBetween(rest, today)),
      late: shiftBits(run.late, gap),
      noted: shiftBits(run.noted, gap),
    }),
  }
}

/** The run of ledger rows in any order; undefined without rows. */
export const deriveRun = (rows: readonly LedgerDay[], rhythm: Rhythm = EVERY_DAY): Run | undefined => {
  let run: Run | undefined
  for (const row of [...rows].sort((a, b) => a.day.localeCompare(b.day))) {
    run = recordCheckIn(run, row.day, rhythm, row) ?? run
    if (run && row.closes_run) run = closeRun(run)
  }
  return run
}

/** Closes the current run (STREAK-4). */
export const closeRun = (run: Run): Run => ({ ...run, closed: true })

export const readRun = (run: Run | undefined, today: Day, rhythm: Rhythm = EVERY_DAY): StreakView => {
  if (!run) {
    return {
      streak_count: 0,
      best_streak: 0,
      kept_days: 0,
      last_checkin_date: null,
      checked_in_today: false,
      ends_today: false,
    }
  }
  // The last day is after today when the person moved to a zone further west.
  const isKept = run.last_day >= today
  const { isOpen, rest } = readGap(run, today, rhythm)
  const isChosen = readDayKind(rhythm, today) === 'chosen'
  return {
    streak_count: isOpen ? run.length : 0,
    best_streak: run.best,
    kept_days: run.kept,
    last_checkin_date: run.last_day,
    checked_in_today: isKept,
    ends_today: isOpen && !isKept && isChosen && (rest !== undefined || !mayRest(run, today, rhythm)),
  }
}

/** The days of bits among the `count` days that end with `today`, oldest first. */
const recentBits = (bits: Bits, last: Day, today: Day, count: number): Day[] => {
  const first = addDays(today, 1 - count)
  return readBits(bits, last).filter((day) => day >= first && day <= today)
}

/** The days kept among the `count` days that end with `today`, oldest first. */
export const recentDays = (run: Run | undefined, today: Day, count: number): Day[] =>
  run ? recentBits(run.history, run.last_day, today, count) : []

/** The days marked late and the days with a note among the `count` days that end with `today`, oldest first. */
export const recentMarks = (run: Run | undefined, today: Day, count: number): { late: Day[]; noted: Day[] } => ({
  late: run ? recentBits(run.late, run.last_day, today, count) : [],
  noted: run ? recentBits(run.noted, run.last_day, today, count) : [],
})

/**
 * The rest days used among the `count` days that end with `today`, oldest first. The last one is taken back when the next chosen
 * day is missed too (STREAK-10).
 */
export const recentRest = (run: Run | undefined, today: Day, count: number, rhythm: Rhythm): Day[] => {
  if (!run) return []
  const used = recentBits(run.rested, run.last_day, today, count)
  const { rest } = readGap(run, today, rhythm)
  return rest === undefined || rest < addDays(today, 1 - count) ? used : [...used, rest]
}
