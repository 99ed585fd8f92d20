import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import type { LedgerDay, StreakView } from './ledger.ts'

/**
 * The summary of a goal's current run, kept beside the ledger so that a dashboard needs no ledger rows. It is
 * derived state: a property test holds it equal to `recount` over random histories.
 */
export type Run = {
  last_day: Day
  /** Days of the run that ends on `last_day`. */
  length: number
  best: number
  kept: number
  /** True once Reset Streak closed the run that ends on `last_day`. */
  closed: boolean
  /** Hex digits of a bit per day: bit 0 is `last_day`, bit n is n days before. */
  history: string
}

/** How many days `history` reaches back. */
const HISTORY_DAYS = 96

const bits = (history: string): bigint => BigInt(`0x${history || '0'}`)
const hex = (value: bigint): string => BigInt.asUintN(HISTORY_DAYS, value).toString(16)

/** The run after a check-in on `today`, or undefined when that day is already in it (or lies before it). */
export const recordCheckIn = (run: Run | undefined, today: Day): Run | undefined => {
  if (!run) return { last_day: today, length: 1, best: 1, kept: 1, closed: false, history: '1' }
  const gap = daysBetween(run.last_day, today)
  if (gap <= 0) return undefined
  const length = gap === 1 && !run.closed ? run.length + 1 : 1
  const moved = gap >= HISTORY_DAYS ? 0n : bits(run.history) << BigInt(gap)
  return {
    last_day: today,
    length,
    best: Math.max(run.best, length),
    kept: run.kept + 1,
    closed: false,
    history: hex(moved | 1n),
  }
}

/** The run of ledger rows in any order; undefined without rows. */
export const deriveRun = (rows: readonly LedgerDay[]): Run | undefined => {
  let run: Run | undefined
  for (const { day, closes_run } of [...rows].sort((a, b) => a.day.localeCompare(b.day))) {
    run = recordCheckIn(run, day) ?? run
    if (run && closes_run) run = closeRun(run)
  }
  return run
}

/** Closes the current run (STREAK-4). */
export const closeRun = (run: Run): Run => ({ ...run, closed: true })

export const readRun = (run: Run | undefined, today: Day): StreakView => {
  if (!run) {
    return {
      streak_count: 0,
      best_streak: 0,
      kept_days: 0,
      last_checkin_date: null,
      checked_in_today: false,
      at_risk: false,
    }
  }
  const alive = !run.closed && run.last_day >= addDays(today, -1)
  return {
    streak_count: alive ? run.length : 0,
    best_streak: run.best,
    kept_days: run.kept,
    last_checkin_date: run.last_day,
    // The last day is after today when the person moved to a zone further west.
    checked_in_today: run.last_day >= today,
    at_risk: alive && run.last_day < today,
  }
}

/** The days kept among the `count` days that end with `today`, oldest first. */
export const recentDays = (run: Run | undefined, today: Day, count: number): Day[] => {
  if (!run) return []
  const history = bits(run.history)
  const first = addDays(today, 1 - count)
  const days: Day[] = []
  for (let back = HISTORY_DAYS - 1; back >= 0; back -= 1) {
    if ((history >> BigInt(back)) % 2n === 0n) continue
    const kept = addDays(run.last_day, -back)
    if (kept >= first && kept <= today) days.push(kept)
  }
  return days
}
