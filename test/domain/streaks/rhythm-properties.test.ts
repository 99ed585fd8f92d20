import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseWeekdays, endPause, setPause, switchRestDays } from '#domain/streaks/change-rhythm.ts'
import type { LedgerDay } from '#domain/streaks/ledger.ts'
import { EVERY_DAY, hasRestDays, type Rhythm, readDayKind } from '#domain/streaks/rhythm.ts'
import { closeRun, deriveRun, type Run, readRun, recentRest, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { type Recount, recount } from './reference-streak.ts'

const SEED = 20_261_122
/** A Monday. */
const MONDAY = '2026-06-01'

const createRows = (...days: Day[]): LedgerDay[] => days.map((day) => ({ day, checked_in_at: '' }))
const omitEnd = ({ ends_today: _, ...streak }: Recount) => streak

type Step =
  | { kind: 'wait'; days: number }
  | { kind: 'check-in' | 'check-in-late' | 'reset' | 'end-pause' }
  | { kind: 'weekdays'; days: number[] }
  | { kind: 'rest'; on: boolean }
  | { kind: 'pause'; after: number; length: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Step>({ kind: 'check-in' }) },
  { weight: 8, arbitrary: fc.constant<Step>({ kind: 'wait', days: 1 }) },
  { weight: 4, arbitrary: fc.integer({ min: 2, max: 9 }).map((days): Step => ({ kind: 'wait', days })) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'check-in-late' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'reset' }, { kind: 'end-pause' }) },
  {
    weight: 1,
    arbitrary: fc
      .subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
      .map((days): Step => ({ kind: 'weekdays', days: days.toSorted() })),
  },
  { weight: 2, arbitrary: fc.boolean().map((on): Step => ({ kind: 'rest', on })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ after: fc.integer({ min: 0, max: 4 }), length: fc.integer({ min: 1, max: 20 }) })
      .map(({ after, length }): Step => ({ kind: 'pause', after, length })),
  },
)

type State = { today: Day; rhythm: Rhythm; rows: LedgerDay[]; run: Run | undefined }

const change = ({ rhythm, today }: State, next: Step): Rhythm => {
  if (next.kind === 'weekdays') return chooseWeekdays(rhythm, today, next.days)
  if (next.kind === 'rest') return switchRestDays(rhythm, today, next.on)
  if (next.kind === 'end-pause') return endPause(rhythm, today)
  if (next.kind !== 'pause') return rhythm
  const first = addDays(today, next.after)
  return setPause(rhythm, today, { first, last: addDays(first, next.length - 1) })
}

/** Keeps the ledger and the summary of the run as the operations do. */
const play = (steps: readonly Step[], look: (state: State, before: State) => void): void => {
  let state: State = { today: MONDAY, rhythm: EVERY_DAY, rows: [], run: undefined }
  for (const next of steps) {
    const before = state
    const { today, rows, run } = state
    const rhythm = change(state, next)
    state = { ...state, rhythm }
    if (next.kind === 'wait') state = { ...state, today: addDays(today, next.days) }
    if (next.kind === 'check-in') {
      const after = recordCheckIn(run, today, rhythm)
      if (after) state = { ...state, run: after, rows: [...rows, ...createRows(today)] }
    }
    const late = addDays(today, -1)
    if (next.kind === 'check-in-late' && !rows.some(({ day }) => day === late)) {
      const added: LedgerDay[] = [...rows, { day: late, checked_in_at: '', late: true }]
      const next = run && run.last_day > late ? deriveRun(added, rhythm) : recordCheckIn(run, late, rhythm)
      state = { ...state, run: next, rows: added }
    }
    const last = rows.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1)
    if (next.kind === 'reset' && run && last) {
      state = {
        ...state,
        run: closeRun(run),
        rows: rows.map((row) => (row === last ? { ...row, closes_run: true } : row)),
      }
    }
    look(state, before)
  }
}

describe('the summary of a run with a rhythm', () => {
  it('equals a recount of the ledger after any changes of days, rest days and pauses (STREAK-1)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        play(steps, ({ rows, run, today, rhythm }) => {
          const { rest, ...streak } = recount(rows, today, rhythm)
          expect(readRun(run, today, rhythm)).toEqual(streak)
          expect(recentRest(run, today, 90, rhythm)).toEqual(rest.filter((day) => day > addDays(today, -90)))
        })
      }),
      { seed: SEED, numRuns: 50 },
    )
  })

  it('never changes by a change of the rhythm alone, except that a run may no longer end today (STREAK-9)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        play(steps, (after, before) => {
          if (after.rhythm === before.rhythm) return
          const changed = recount(after.rows, after.today, after.rhythm)
          expect(omitEnd(changed)).toEqual(omitEnd(recount(before.rows, before.today, before.rhythm)))
          const past = Array.from({ length: 120 }, (_, index) => addDays(before.today, -1 - index))
          const read = ({ rhythm }: State) => past.map((day) => [readDayKind(rhythm, day), hasRestDays(rhythm, day)])
          expect(read(after)).toEqual(read(before))
        })
      }),
      { seed: SEED, numRuns: 50 },
    )
  })

  it('has at most two rest days in a month, none next to another missed day (STREAK-10)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        play(steps, ({ rows, today, rhythm }) => {
          const { rest } = recount(rows, today, rhythm)
          const months = Map.groupBy(rest, (day) => day.slice(0, 7))
          for (const days of months.values()) expect(days.length).toBeLessThanOrEqual(2)
          const kept = new Set(rows.map(({ day }) => day))
          const committed = rest.filter((day) => rows.some((row) => row.day > day))
          for (const [index, day] of committed.entries()) {
            const next = committed[index + 1]
            if (next) expect([...kept].some((one) => one > day && one < next)).toBe(true)
          }
        })
      }),
      { seed: SEED, numRuns: 50 },
    )
  })
})
