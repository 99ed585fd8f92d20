import { describe, expect, it } from 'vitest'
import { chooseWeekdays, declineRestDays, endPause, setPause, switchRestDays } from '#domain/streaks/change-rhythm.ts'
import type { LedgerDay } from '#domain/streaks/ledger.ts'
import { EVERY_DAY, type Rhythm, weekdays } from '#domain/streaks/rhythm.ts'
import { deriveRun, offersRestDays, recentMarks, recentRest } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { recount } from './reference-streak.ts'

/** A Monday. */
const MONDAY = '2026-06-01'
const MON_WED_FRI: Rhythm = { ...EVERY_DAY, weekdays: [{ from: MONDAY, days: [1, 3, 5] }] }
const WITH_REST: Rhythm = { ...MON_WED_FRI, rest: [{ from: MONDAY, on: true }] }

const createRows = (...days: Day[]): LedgerDay[] => days.map((day) => ({ day, checked_in_at: '' }))
const streakOn = (today: Day, rhythm: Rhythm, ...days: Day[]) => recount(createRows(...days), today, rhythm)

describe('chosen weekdays (STREAK-9)', () => {
  it('leave the days between them out of the streak', () => {
    expect(streakOn('2026-06-05', MON_WED_FRI, '2026-06-01', '2026-06-03')).toMatchObject({
      streak_count: 2,
      ends_today: true,
    })
    expect(streakOn('2026-06-04', MON_WED_FRI, '2026-06-01', '2026-06-03').ends_today).toBe(false)
  })

  it('end the run with a missed chosen day', () => {
    expect(streakOn('2026-06-04', MON_WED_FRI, '2026-06-01').streak_count).toBe(0)
  })

  it('count a check-in on a day that is not chosen', () => {
    expect(streakOn('2026-06-03', MON_WED_FRI, '2026-06-01', '2026-06-02', '2026-06-03').streak_count).toBe(3)
  })

  it('hold from the day of their change on', () => {
    const rhythm = chooseWeekdays(EVERY_DAY, '2026-06-03', [1, 3, 5])
    expect(streakOn('2026-06-03', rhythm, '2026-06-01').streak_count).toBe(0)
    expect(streakOn('2026-06-05', rhythm, '2026-06-02', '2026-06-03').streak_count).toBe(2)
    expect(chooseWeekdays(rhythm, '2026-06-03', [6]).weekdays).toEqual([{ from: '2026-06-03', days: [6] }])
    expect(chooseWeekdays(rhythm, '2026-06-04', [1, 3, 5])).toBe(rhythm)
  })

  it('change at most 200 times, rest days and pauses too', () => {
    const day = (index: number) => addDays(MONDAY, index)
    const weekdays = Array.from({ length: 200 }, (_, index) => ({ from: day(index), days: [1] }))
    const full = { ...EVERY_DAY, weekdays: weekdays.slice(1) }
    expect(chooseWeekdays(full, day(200), [2]).weekdays).toHaveLength(200)
    const refusal = expect.objectContaining({ code: 'limit-reached' })
    expect(() => chooseWeekdays({ ...full, weekdays }, day(200), [2])).toThrow(refusal)
    const rest = weekdays.map(({ from }, index) => ({ from, on: index % 2 === 0 }))
    expect(() => switchRestDays({ ...EVERY_DAY, rest }, day(200), true)).toThrow(refusal)
    const pauses = weekdays.map(({ from }) => ({ first: from, last: from }))
    const pause = { first: day(200), last: day(201) }
    expect(() => setPause({ ...EVERY_DAY, pauses }, day(200), pause)).toThrow(refusal)
  })

  it('are read in any order, and refused when they repeat or are none at all', () => {
    for (const days of [[], [0], [8], [1, 1], [1.5]]) expect(weekdays.safeParse(days).success).toBe(false)
    expect(weekdays.parse([7, 1, 3])).toEqual([1, 3, 7])
  })
})

describe('rest days (STREAK-10)', () => {
  it('take the place of a single missed day and add nothing', () => {
    const missed = streakOn('2026-06-04', WITH_REST, '2026-06-01')
    expect(missed).toMatchObject({ streak_count: 1, rest: ['2026-06-03'], ends_today: false })
    expect(streakOn('2026-06-05', WITH_REST, '2026-06-01').ends_today).toBe(true)
    expect(streakOn('2026-06-05', WITH_REST, '2026-06-01', '2026-06-05')).toMatchObject({ streak_count: 2 })
  })

  it('are not used where the next chosen day is missed too', () => {
    expect(streakOn('2026-06-06', WITH_REST, '2026-06-01')).toMatchObject({ streak_count: 0, rest: [] })
  })

  it('are two in a calendar month, and two again in the next one', () => {
    const kept = ['2026-06-01', '2026-06-05', '2026-06-10', '2026-06-15']
    expect(streakOn('2026-06-15', WITH_REST, ...kept)).toMatchObject({
      streak_count: 1,
      best_streak: 3,
      rest: ['2026-06-03', '2026-06-08'],
    })
    const july = ['2026-06-24', '2026-06-29', '2026-07-03', '2026-07-08']
    expect(streakOn('2026-07-08', WITH_REST, ...july).rest).toEqual(['2026-06-26', '2026-07-01', '2026-07-06'])
    // The summary of the run counts in the same way.
    const run = deriveRun(createRows(...kept), WITH_REST)
    expect(run).toMatchObject({ length: 1, best: 3 })
    expect(recentRest(run, '2026-06-15', 90, WITH_REST)).toEqual(['2026-06-03', '2026-06-08'])
    const next = deriveRun(createRows(...july), WITH_REST)
    expect(next?.length).toBe(4)
    expect(recentRest(next, '2026-07-08', 90, WITH_REST)).toEqual(['2026-06-26', '2026-07-01', '2026-07-06'])
  })

  it('are listed within the asked days, the pending one too', () => {
    const run = deriveRun(createRows('2026-06-01'), WITH_REST)
    expect(run).toEqual(expect.objectContaining({ rested: '0', late: '0', noted: '0' }))
    expect(recentRest(run, '2026-06-04', 2, WITH_REST)).toEqual(['2026-06-03'])
    expect(recentRest(run, '2026-06-04', 1, WITH_REST)).toEqual([])
    expect(recentRest(undefined, '2026-06-04', 90, WITH_REST)).toEqual([])
    expect(recentMarks(undefined, '2026-06-04', 90)).toEqual({ late: [], noted: [] })
  })

  it('do not cover a day before they were switched on', () => {
    expect(switchRestDays(EVERY_DAY, '2026-06-04', false)).toBe(EVERY_DAY)
    const rhythm = switchRestDays(MON_WED_FRI, '2026-06-04', true)
    expect(streakOn('2026-06-04', rhythm, '2026-06-01')).toMatchObject({ streak_count: 0, rest: [] })
  })

  it('cover no day of a run that was reset', () => {
    const rows: LedgerDay[] = [{ day: '2026-06-01', checked_in_at: '', closes_run: true }, ...createRows('2026-06-05')]
    expect(recount(rows, '2026-06-05', WITH_REST)).toMatchObject({ streak_count: 1, rest: [] })
  })
})

describe('the offer of rest days (STREAK-10)', () => {
  const offers = (today: Day, rhythm: Rhythm, ...days: Day[]) =>
    offersRestDays(deriveRun(createRows(...days), rhythm), today, rhythm)

  it('comes after the first missed day that ended a run, until the next chosen day is over', () => {
    const kept = ['2026-06-01', '2026-06-02']
    expect(['03', '04', '05'].map((day) => offers(`2026-06-${day}`, EVERY_DAY, ...kept))).toEqual([false, true, false])
    const days = ['03', '04', '05', '06'].map((day) => offers(`2026-06-${day}`, MON_WED_FRI, '2026-06-01'))
    expect(days).toEqual([false, true, true, false])
    expect(offers('2026-06-04', EVERY_DAY)).toBe(false)
    expect(offers('2026-06-04', EVERY_DAY, ...kept, '2026-06-04')).toBe(false)
  })

  it('does not come after a later miss', () => {
    expect(offers('2026-06-05', EVERY_DAY, '2026-06-01', '2026-06-03')).toBe(false)
  })

  it('does not come after a no, after rest days were on, or after a reset', () => {
    const declined = declineRestDays(EVERY_DAY, '2026-06-01')
    expect(declined.rest).toEqual([{ from: '2026-06-01', on: false }])
    expect(declineRestDays(declined, '2026-06-09')).toBe(declined)
    expect(offers('2026-06-03', declined, '2026-06-01')).toBe(false)
    const off = switchRestDays(switchRestDays(EVERY_DAY, '2026-05-01', true), '2026-05-02', false)
    expect(offers('2026-06-03', off, '2026-06-01')).toBe(false)
    const reset = deriveRun([{ day: '2026-06-01', checked_in_at: '', closes_run: true }])
    expect(offersRestDays(reset, '2026-06-03', EVERY_DAY)).toBe(false)
  })
})

describe('a pause (STREAK-11)', () => {
  const paused = setPause(EVERY_DAY, '2026-06-02', { first: '2026-06-03', last: '2026-06-20' })

  it('lets the run wait, and asks for the day after it', () => {
    expect(streakOn('2026-06-15', paused, '2026-06-01', '2026-06-02')).toMatchObject({
      streak_count: 2,
      ends_today: false,
    })
    expect(streakOn('2026-06-21', paused, '2026-06-02')).toMatchObject({ streak_count: 1, ends_today: true })
    expect(streakOn('2026-06-22', paused, '2026-06-02').streak_count).toBe(0)
  })

  it('ends today or is taken back, and its past days stay', () => {
    expect(endPause(paused, '2026-06-10').pauses).toEqual([{ first: '2026-06-03', last: '2026-06-09' }])
    expect(endPause(paused, '2026-06-03').pauses).toEqual([])
    expect(endPause(paused, '2026-06-02').pauses).toEqual([])
    expect(endPause(paused, '2026-06-21')).toBe(paused)
    expect(endPause(paused, '2026-06-20').pauses).toEqual([{ first: '2026-06-03', last: '2026-06-19' }])
    const earlier = { first: '2026-05-01', last: '2026-05-05' }
    const both = { ...paused, pauses: [earlier, ...paused.pauses] }
    expect(endPause(both, '2026-06-10').pauses).toEqual([earlier, { first: '2026-06-03', last: '2026-06-09' }])
  })

  it('is unchanged when it is set to the same days again', () => {
    expect(setPause(paused, '2026-06-02', { first: '2026-06-03', last: '2026-06-20' })).toBe(paused)
    for (const [first, last] of [
      ['2026-06-03', '2026-06-19'],
      ['2026-06-04', '2026-06-20'],
    ] as const)
      expect(setPause(paused, '2026-06-02', { first, last }).pauses).toEqual([{ first, last }])
  })

  it('is replaced by another one from today on', () => {
    const later = setPause(paused, '2026-06-10', { first: '2026-06-12', last: '2026-06-14' })
    expect(later.pauses).toEqual([
      { first: '2026-06-03', last: '2026-06-09' },
      { first: '2026-06-12', last: '2026-06-14' },
    ])
  })

  it('begins today at the earliest, within a year, and is at most 180 days long', () => {
    const refusal = (field: string) => expect.objectContaining({ code: 'invalid-request', field })
    const refused = (first: Day, last: Day) => () => setPause(EVERY_DAY, '2026-06-02', { first, last })
    expect(refused('2026-06-01', '2026-06-03')).toThrow(refusal('pause.first'))
    expect(refused('2027-06-03', '2027-06-03')).toThrow(refusal('pause.first'))
    expect(refused('2026-06-03', '2026-06-02')).toThrow(refusal('pause.last'))
    expect(refused('2026-06-02', '2026-11-29')).toThrow(refusal('pause.last'))
    expect(refused('2026-06-02', '2026-11-28')).not.toThrow()
    expect(refused('2027-06-02', '2027-06-02')).not.toThrow()
  })
})
