import { addDays, type Day } from '#domain/time/day.ts'
import { EVERY_DAY, hasRestDays, REST_DAYS_A_MONTH, type Rhythm, readDayKind, readMonth } from './rhythm.ts'

/**
 * The ledger holds one row per goal and check-in day; streaks are derived from it and never only counted up
 * (STREAK-1). Reset Streak closes the present run by marking its last row; the history stays.
 */
export type LedgerDay = {
  day: Day
  checked_in_at: string
  closes_run?: true
  /** Checked in by the link of a mail, which may undo it (MAIL-15). */
  via?: 'mail'
  /** Marked on the next morning (STREAK-12). */
  late?: true
  /** The person wrote a note about the day. */
  noted?: true
  /** The person said how the day was. */
  felt?: true
}

export type StreakView = {
  /** Days of the current run; 0 after it ended or was reset. */
  streak_count: number
  /** Length of the longest run, including the current one. */
  best_streak: number
  /** Total number of days checked in. */
  kept_days: number
  last_checkin_date: Day | null
  checked_in_today: boolean
  /** A run that ends with today unless the person checks in. */
  ends_today: boolean
}

/** The streak with the rest days that its runs used, oldest first. */
export type Recount = StreakView & { rest: Day[] }

/**
 * Counts the streak from all ledger rows, day by day. Every shown streak equals this result. `today` is the person's check-in
 * day. A missed day ends the run, unless it is a rest day (STREAK-2, STREAK-9 to STREAK-11).
 */
export const recount = (rows: readonly LedgerDay[], today: Day, rhythm: Rhythm = EVERY_DAY): Recount => {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = [...byDay.keys()].toSorted()
  // The last day is after today when the person moved to a zone further west.
  const end = [today, ...days].toSorted().at(-1) ?? today
  const rest: Day[] = []
  let length = 0
  let best = 0
  let isOpen = false
  /** A missed day that ends the run if the next chosen day is missed too. */
  let pending: Day | undefined
  const mayRest = (date: Day): boolean =>
    pending === undefined &&
    hasRestDays(rhythm, date) &&
    rest.filter((used) => readMonth(used) === readMonth(date)).length < REST_DAYS_A_MONTH

  for (let date = days[0] ?? addDays(end, 1); date <= end; date = addDays(date, 1)) {
    const row = byDay.get(date)
    if (row) {
      if (pending !== undefined) rest.push(pending)
      pending = undefined
      length = isOpen ? length + 1 : 1
      best = Math.max(best, length)
      isOpen = !row.closes_run
    } else if (date < today && isOpen && readDayKind(rhythm, date) === 'chosen') {
      isOpen = mayRest(date)
      pending = isOpen ? date : undefined
    }
  }
  const last = days.at(-1)
  const isKept = last !== undefined && last >= today
  return {
    streak_count: isOpen ? length : 0,
    best_streak: best,
    kept_days: days.length,
    last_checkin_date: last ?? null,
    checked_in_today: isKept,
    ends_today: isOpen && !isKept && readDayKind(rhythm, today) === 'chosen' && !mayRest(today),
    rest: pending === undefined ? rest : [...rest, pending],
  }
}
