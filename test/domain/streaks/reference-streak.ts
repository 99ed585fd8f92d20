import type { LedgerDay, StreakView } from '#domain/streaks/ledger.ts'
import {
  EVERY_DAY,
  hasRestDays,
  REST_DAYS_A_MONTH,
  type Rhythm,
  readDayKind,
  readMonth,
} from '#domain/streaks/rhythm.ts'
import { addDays, type Day } from '#domain/time/day.ts'

/** The streak with the rest days that its runs used, oldest first. */
export type Recount = StreakView & { rest: Day[] }

/**
 * Counts the streak from all ledger rows, day by day. Property tests compare the runs of the product with this result (STREAK-1). `today`
 * is the person's check-in day. A missed day ends the run, unless it is a rest day (STREAK-2, STREAK-9 to STREAK-11).
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
