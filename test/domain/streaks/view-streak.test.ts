import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERY_DAY, type Rhythm } from '#domain/streaks/rhythm.ts'
import { deriveRun } from '#domain/streaks/run.ts'
import { viewStreak } from '#domain/streaks/view-streak.ts'
import type { Day } from '#domain/time/day.ts'

/** A Friday; its check-in day ends at 3 AM in New York. */
const TODAY = '2026-06-12'
const ENDS_AT = Date.parse('2026-06-13T07:00:00Z')
const FIRST = '2026-06-01'

const view = (
  days: Day[],
  rhythm: Rhythm = EVERY_DAY,
  now = '2026-06-12T13:00:00Z',
  firstDay: Day = FIRST,
  lastDay: Day | null = null,
) =>
  viewStreak(
    deriveRun(
      days.map((day) => ({ day, checked_in_at: '' })),
      rhythm,
    ),
    rhythm,
    {
      today: TODAY,
      now: Date.parse(now),
      endsAt: ENDS_AT,
      zone: 'America/New_York',
      firstDay,
      lastDay,
    },
  )

describe('a run that ends today', () => {
  it('is at risk in the last six hours of the day only (STREAK-2)', () => {
    expect(view(['2026-06-11'], EVERY_DAY, '2026-06-13T00:59:59Z').at_risk).toBe(false)
    expect(view(['2026-06-11'], EVERY_DAY, '2026-06-13T01:00:00Z').at_risk).toBe(true)
    expect(view([], EVERY_DAY, '2026-06-13T01:00:00Z').at_risk).toBe(false)
  })

  it('is not at risk while a rest day can cover today', () => {
    const rest: Rhythm = { ...EVERY_DAY, rest: [{ from: FIRST, on: true }] }
    expect(view(['2026-06-11'], rest, '2026-06-13T01:00:00Z').at_risk).toBe(false)
    expect(view(['2026-06-10'], rest, '2026-06-13T01:00:00Z').at_risk).toBe(true)
  })
})

describe('the state of today', () => {
  it('is open, done, paused or off', () => {
    expect(view([]).today_state).toBe('open')
    expect(view([TODAY]).today_state).toBe('done')
    expect(view([], { ...EVERY_DAY, pauses: [{ first: TODAY, last: TODAY }] }).today_state).toBe('paused')
    expect(view([], { ...EVERY_DAY, weekdays: [{ from: FIRST, days: [1] }] }).today_state).toBe('off')
  })
})

describe('the days kept of the last 30 (STREAK-13)', () => {
  it('count chosen days since the day after the goal was made, and today once it is kept', () => {
    expect(view(['2026-06-03', '2026-06-11'])).toMatchObject({ kept_of_30: 2, days_of_30: 10 })
    expect(view([FIRST, '2026-06-03', TODAY])).toMatchObject({ kept_of_30: 3, days_of_30: 12 })
    expect(view([], EVERY_DAY, undefined, '2026-01-01')).toMatchObject({ kept_of_30: 0, days_of_30: 29 })
  })

  it('leave out a pause and days that are not chosen, unless they were kept', () => {
    const rhythm: Rhythm = {
      weekdays: [{ from: FIRST, days: [1, 3, 5] }],
      rest: [],
      pauses: [{ first: '2026-06-08', last: '2026-06-10' }],
    }
    expect(view(['2026-06-03', '2026-06-06'], rhythm)).toMatchObject({ kept_of_30: 2, days_of_30: 3 })
  })
})

describe('a goal past its target date (STREAK-13)', () => {
  const until = (lastDay: Day, days: Day[], rhythm: Rhythm = EVERY_DAY, firstDay: Day = FIRST) =>
    view(days, rhythm, '2026-06-13T06:00:00Z', firstDay, lastDay)
  const first = ['2026-06-01', '2026-06-02', '2026-06-03']

  it('counts no day after it, and keeps its run', () => {
    expect(until('2026-06-03', first)).toMatchObject({ kept_of_30: 3, days_of_30: 3, streak_count: 3, at_risk: false })
    expect(until('2026-06-04', first)).toMatchObject({ kept_of_30: 3, days_of_30: 4, streak_count: 0, best_streak: 3 })
    expect(until('2026-06-11', ['2026-06-11'])).toMatchObject({ streak_count: 1, at_risk: false })
    expect(until(TODAY, ['2026-06-11'])).toMatchObject({ streak_count: 1, days_of_30: 10, at_risk: true })
  })

  it('keeps the 30 days up to it', () => {
    const may = Array.from({ length: 31 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`)
    expect(until('2026-05-31', may, EVERY_DAY, '2026-05-01')).toMatchObject({ kept_of_30: 30, days_of_30: 30 })
  })

  it('offers no rest days, and marks no day after it', () => {
    const rhythm: Rhythm = {
      weekdays: [{ from: FIRST, days: [1, 2, 3, 4, 5] }],
      rest: [],
      pauses: [{ first: '2026-06-09', last: '2026-06-11' }],
    }
    const days = [...first, '2026-06-04', '2026-06-05']
    expect(view([...days, '2026-06-08'], { ...rhythm, pauses: [] }).offers_rest_days).toBe(false)
    expect(view(['2026-06-10']).offers_rest_days).toBe(true)
    expect(until('2026-06-10', ['2026-06-10']).offers_rest_days).toBe(false)
    expect(until('2026-06-07', days, rhythm).day_marks).toMatchObject({ paused: [], off: ['2026-06-06', '2026-06-07'] })
    const rest: Rhythm = { ...EVERY_DAY, rest: [{ from: FIRST, on: true }] }
    expect(until('2026-06-04', first, rest)).toMatchObject({ streak_count: 3, day_marks: { rest: ['2026-06-04'] } })
    expect(until('2026-06-03', first, rest).day_marks.rest).toEqual([])
  })
})

describe('the marks of the days', () => {
  it('name rest, paused, other and late days of the last 90', () => {
    const rhythm: Rhythm = {
      weekdays: [{ from: '2026-06-08', days: [1, 2, 3, 4, 5] }],
      rest: [{ from: FIRST, on: true }],
      pauses: [{ first: '2026-06-09', last: '2026-06-09' }],
    }
    const rows = [
      { day: '2026-06-05', checked_in_at: '' },
      { day: '2026-06-07', checked_in_at: '', late: true as const },
      { day: '2026-06-10', checked_in_at: '', noted: true as const },
    ]
    const marks = (firstDay: Day) =>
      viewStreak(deriveRun(rows, rhythm), rhythm, {
        today: '2026-06-14',
        now: Date.parse('2026-06-14T13:00:00Z'),
        endsAt: ENDS_AT,
        zone: 'America/New_York',
        firstDay,
        lastDay: null,
      }).day_marks
    // The days before the goal was made are not its own.
    expect(marks('2026-06-14')).toMatchObject({ paused: [], off: ['2026-06-14'] })
    expect(marks(FIRST)).toEqual({
      rest: ['2026-06-06', '2026-06-08'],
      paused: ['2026-06-09'],
      off: ['2026-06-13', '2026-06-14'],
      late: ['2026-06-07'],
      noted: ['2026-06-10'],
    })
  })
})

describe('yesterday (STREAK-12)', () => {
  it('can be marked until noon by the zone’s clock', () => {
    expect(view([], EVERY_DAY, '2026-06-12T15:59:59Z').can_mark_yesterday).toBe(true)
    expect(view([], EVERY_DAY, '2026-06-12T16:00:00Z').can_mark_yesterday).toBe(false)
    // 1 AM of the next calendar date, in the same check-in day.
    expect(view([], EVERY_DAY, '2026-06-13T05:00:00Z').can_mark_yesterday).toBe(false)
  })

  it('can be marked at every instant of the day before noon, and at none after', () => {
    const begins = Date.parse('2026-06-12T07:00:00Z')
    const untilNoon = 9 * 60 * 60
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 60 * 60 - 1 }), (seconds) => {
        const now = new Date(begins + seconds * 1000).toISOString()
        expect(view([], EVERY_DAY, now).can_mark_yesterday).toBe(seconds < untilNoon)
      }),
      { seed: 20_261_122, numRuns: 50 },
    )
  })

  it('can be marked only when it was missed, was a chosen day, and came after the goal was created', () => {
    const off: Rhythm = { ...EVERY_DAY, weekdays: [{ from: FIRST, days: [5] }] }
    const paused: Rhythm = { ...EVERY_DAY, pauses: [{ first: '2026-06-11', last: '2026-06-11' }] }
    expect(view(['2026-06-11']).can_mark_yesterday).toBe(false)
    expect(view([], off).can_mark_yesterday).toBe(false)
    expect(view([], paused).can_mark_yesterday).toBe(false)
    expect(view([], EVERY_DAY, undefined, TODAY).can_mark_yesterday).toBe(false)
    expect(view([], EVERY_DAY, undefined, '2026-06-11').can_mark_yesterday).toBe(true)
  })
})
