import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LedgerDay, StreakView } from '#domain/streaks/ledger.ts'
import { closeRun, deriveRun, type Run, readRun, recentDays, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays } from '#domain/time/day.ts'
import { type Recount, recount } from './reference-streak.ts'

const SEED = 20_261_121
const START = '2026-01-01'

type Step = { kind: 'wait'; days: number } | { kind: 'check-in' } | { kind: 'reset' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step>({ kind: 'check-in' }) },
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'wait', days: 1 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 120 }).map((days): Step => ({ kind: 'wait', days })) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'reset' }) },
)

const withoutRest = ({ rest: _, ...streak }: Recount): StreakView => streak

/** A ledger as the table would hold it, beside the summary that the dashboard reads. */
const play = (steps: readonly Step[], look: (rows: LedgerDay[], run: Run | undefined, today: string) => void) => {
  let today = START
  let run: Run | undefined
  const rows: LedgerDay[] = []
  for (const next of steps) {
    if (next.kind === 'wait') today = addDays(today, next.days)
    if (next.kind === 'check-in') {
      const after = recordCheckIn(run, today)
      if (after) rows.push({ day: today, checked_in_at: `${today}T12:00:00.000Z` })
      run = after ?? run
    }
    const last = rows.at(-1)
    if (next.kind === 'reset' && run && last) {
      run = closeRun(run)
      last.closes_run = true
    }
    look(rows, run, today)
  }
}

describe('the streak that is shown', () => {
  it('equals a plain recount of the ledger, over random histories (STREAK-1)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        play(steps, (rows, run, today) => expect(readRun(run, today)).toEqual(withoutRest(recount(rows, today))))
      }),
      { seed: SEED, numRuns: 600 },
    )
  })

  it('equals it when the run is derived from rows in any order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), fc.integer(), (steps, seed) => {
        let last: [LedgerDay[], string] = [[], START]
        play(steps, (rows, _, today) => {
          last = [rows, today]
        })
        const [rows, today] = last
        const shuffled = rows.toSorted(
          (a, b) => ((a.day.charCodeAt(9) * seed) % 7) - ((b.day.charCodeAt(9) * seed) % 7),
        )
        expect(readRun(deriveRun(shuffled), today)).toEqual(withoutRest(recount(rows, today)))
      }),
      { seed: SEED, numRuns: 200 },
    )
  })

  it('does not depend on the order of the rows', () => {
    const rows = ['2026-03-03', '2026-03-01', '2026-03-02'].map((day) => ({ day, checked_in_at: '' }))
    expect(recount(rows, '2026-03-03')).toMatchObject({ streak_count: 3, last_checkin_date: '2026-03-03' })
  })

  it('shows exactly the days of the ledger within the shown period', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        play(steps, (rows, run, today) => {
          const first = addDays(today, -89)
          expect(recentDays(run, today, 90)).toEqual(rows.map((row) => row.day).filter((day) => day >= first))
        })
      }),
      { seed: SEED, numRuns: 300 },
    )
  })
})

describe('a run', () => {
  const createRun = (days: string[]): Run => {
    const run = days.reduce<Run | undefined>((before, day) => recordCheckIn(before, day) ?? before, undefined)
    return run ?? expect.fail('no day was given')
  }

  it('ends with the day after the last check-in, and is 0 after a missed day with the best run unchanged (STREAK-2)', () => {
    const run = createRun(['2026-03-01', '2026-03-02', '2026-03-03'])
    expect(readRun(run, '2026-03-03')).toMatchObject({ streak_count: 3, checked_in_today: true, ends_today: false })
    expect(readRun(run, '2026-03-04')).toMatchObject({ streak_count: 3, checked_in_today: false, ends_today: true })
    expect(readRun(run, '2026-03-05')).toMatchObject({ streak_count: 0, best_streak: 3, ends_today: false })
  })

  it('restarts at 1 after a missed day (STREAK-2)', () => {
    expect(readRun(createRun(['2026-03-01', '2026-03-02', '2026-03-05']), '2026-03-05')).toMatchObject({
      streak_count: 1,
      best_streak: 2,
      kept_days: 3,
    })
  })

  it('counts a day once (STREAK-3)', () => {
    const run = createRun(['2026-03-01'])
    expect(recordCheckIn(run, '2026-03-01')).toBeUndefined()
  })

  it('is 0 after a reset with the day still covered, and 1 the day after (STREAK-4)', () => {
    const reset = closeRun(createRun(['2026-03-01', '2026-03-02']))
    expect(readRun(reset, '2026-03-02')).toMatchObject({ streak_count: 0, best_streak: 2, checked_in_today: true })
    expect(readRun(recordCheckIn(reset, '2026-03-03'), '2026-03-03')).toMatchObject({ streak_count: 1, best_streak: 2 })
  })

  it('ignores days after today, which a move west can cause', () => {
    const run = createRun(['2026-03-01', '2026-03-02', '2026-03-03'])
    expect(recentDays(run, '2026-03-02', 2)).toEqual(['2026-03-01', '2026-03-02'])
  })

  it('continues without a history', () => {
    const none = { history: '', rested: '', late: '', noted: '' }
    const run: Run = { last_day: '2026-03-01', length: 4, best: 4, kept: 4, closed: false, ...none }
    expect(recordCheckIn(run, '2026-03-02')).toMatchObject({ length: 5, best: 5, kept: 5, history: '1' })
    expect(recentDays(run, '2026-03-01', 7)).toEqual([])
  })
})
