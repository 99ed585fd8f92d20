import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { book } from '#test/web/support/goal-fixtures.ts'
import { describeDates, findBestRun, readRunDays } from '#web/features/goal-page/components/run-days.ts'
import { drawDays, type Ledger } from '#web/ui/days/day-state.ts'

const none: ReadonlySet<string> = new Set()

/** April 2026, today is the 14th: 1 to 4 kept, 5 off, 6 to 8 paused, 9 missed, 10 kept, 11 rest, 12 off, 13 kept. */
const ledger: Ledger = {
  first: '2026-04-01',
  last: null,
  today: '2026-04-14',
  knownFrom: '2026-01-15',
  kept: new Set(['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04', '2026-04-10', '2026-04-13']),
  canCheckIn: true,
  marks: {
    rest: new Set(['2026-04-11']),
    paused: new Set(['2026-04-06', '2026-04-07', '2026-04-08']),
    off: new Set(['2026-04-05', '2026-04-12']),
    late: none,
  },
}

describe('the days behind the figures of a goal', () => {
  it('names stretches of days, and a long list by its first day', () => {
    expect(describeDates(['2026-04-01', '2026-04-02', '2026-04-04'])).toBe('Apr 1 to Apr 2, Apr 4')
    const apart = Array.from({ length: 6 }, (_, index) => addDays('2026-04-01', index * 2))
    expect(describeDates(apart)).toBe('since Apr 1')
    expect(describeDates(apart.slice(1))).toBe('Apr 3, Apr 5, Apr 7, Apr 9, Apr 11')
  })

  it('are those of the present run, from the miss before it (STREAK-2)', () => {
    const goal = { ...book, streak_count: 2, recent_days: [...ledger.kept] }
    const { kept, lastBreak, drawn } = readRunDays(goal, ledger)
    expect(kept).toEqual(['2026-04-10', '2026-04-13'])
    expect(lastBreak).toBe('2026-04-09')
    expect(drawn.map(({ state }) => state)).toEqual(['missed', 'done', 'rest', 'off', 'done', 'open'])
  })

  it('show the best run only when they include all of it', () => {
    const days = drawDays('2026-04-01', ledger.today, ledger)
    expect(findBestRun(days, 4)).toEqual({ before: 0, length: 4, after: 10 })
    expect(findBestRun(days, 2)).toEqual({ before: 9, length: 4, after: 1 })
    expect(findBestRun(days, 9)).toBeUndefined()
    expect(findBestRun(days, 0)).toBeUndefined()
  })

  it('continue the run over a day that is not chosen, and not over a missed day (STREAK-9)', () => {
    const days = drawDays('2026-04-01', '2026-04-20', {
      ...ledger,
      ahead: { weekdays: [1, 2, 3, 4, 5, 6], pause: null },
    })
    expect(days.filter(({ state }) => state === 'off').map(({ date, isInRun = false }) => [date, isInRun])).toEqual([
      ['2026-04-05', true],
      ['2026-04-12', true],
      ['2026-04-19', false],
    ])
    const missed = drawDays('2026-04-09', '2026-04-12', { ...ledger, kept: none })
    expect(missed.at(-1)).toEqual({ date: '2026-04-12', state: 'off', isToday: false })
  })
})
