import { addDays, type Day } from '#domain/time/day.ts'

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
}

export type StreakView = {
  /** Days of the current run; 0 after a missed day or a reset. */
  streak_count: number
  /** Length of the longest run, including the current one. */
  best_streak: number
  /** Total number of days checked in. */
  kept_days: number
  last_checkin_date: Day | null
  checked_in_today: boolean
  /** A run that ends with today unless the person checks in. */
  at_risk: boolean
}

/** Counts the streak from all ledger rows. Every shown streak equals this result. `today` is the person's check-in day. */
export const recount = (rows: readonly LedgerDay[], today: Day): StreakView => {
  const sorted = [...rows].sort((a, b) => a.day.localeCompare(b.day))
  let length = 0
  let best = 0
  let previous: LedgerDay | undefined
  for (const row of sorted) {
    const continues = previous !== undefined && !previous.closes_run && addDays(previous.day, 1) === row.day
    length = continues ? length + 1 : 1
    best = Math.max(best, length)
    previous = row
  }
  const last = sorted.at(-1)
  const alive = last !== undefined && !last.closes_run && last.day >= addDays(today, -1)
  return {
    streak_count: alive ? length : 0,
    best_streak: best,
    kept_days: sorted.length,
    last_checkin_date: last?.day ?? null,
    // The last day is after today when the person moved to a zone further west.
    checked_in_today: last !== undefined && last.day >= today,
    at_risk: alive && last.day < today,
  }
}
