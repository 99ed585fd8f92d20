import type { Day } from '#domain/time/day.ts'

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
