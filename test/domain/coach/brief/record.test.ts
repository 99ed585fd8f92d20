import { describe, expect, it } from 'vitest'
import { readRecord } from '#domain/coach/brief/record.ts'
import { type Run, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'

const TODAY: Day = '2026-11-24'
const ago = (days: number) => addDays(TODAY, -days)
/** Check-ins on the given numbers of days ago. */
const runOfDays = (...days: number[]): Run | undefined =>
  days.toSorted((a, b) => b - a).reduce<Run | undefined>((run, day) => recordCheckIn(run, ago(day)) ?? run, undefined)
const from = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, n) => first - n)

const read = (firstDay: number, ...days: number[]) => readRecord(runOfDays(...days), ago(firstDay), TODAY)

describe('the record of a goal', () => {
  it('is empty on the first day', () => {
    expect(read(0)).toEqual({
      checkedInToday: false,
      run: 0,
      bestRun: 0,
      days: [],
      keptOf14: 0,
      keptOf30: 0,
      daysOf30: 0,
      silentDays: 0,
      earlierSilences: 0,
      returnedAfter: null,
    })
  })

  it('counts no miss on the second day, because the goal may have been created late on the first (TEXT-21)', () => {
    expect(read(1)).toMatchObject({ days: [], silentDays: 0 })
    expect(read(1, 1)).toMatchObject({ days: [{ date: ago(1), state: 'kept' }], silentDays: 0, run: 1 })
    expect(read(2)).toMatchObject({ days: [{ date: ago(1), state: 'missed' }], silentDays: 1 })
  })

  it('counts one missed day after a kept one', () => {
    const record = read(20, ...from(20, 2))
    expect(record).toMatchObject({ silentDays: 1, earlierSilences: 0, returnedAfter: null, run: 0, bestRun: 19 })
    expect(record).toMatchObject({ keptOf14: 13, keptOf30: 19, daysOf30: 20 })
    expect(record.days).toHaveLength(14)
    expect(record.days[0]).toEqual({ date: ago(14), state: 'kept' })
    expect(record.days.at(-1)).toEqual({ date: ago(1), state: 'missed' })
  })

  it('counts 29 silent days after a check-in on the first day, and 28 without one', () => {
    expect(read(30, 30)).toMatchObject({ silentDays: 29, keptOf14: 0, keptOf30: 1, daysOf30: 30 })
    expect(read(29)).toMatchObject({ silentDays: 28, keptOf30: 0, daysOf30: 28 })
  })

  it('counts the days of the present silence only, and the earlier ones that were as long', () => {
    // Gaps of 3, 1 and 5 days, and 3 silent days now.
    expect(read(30, 30, 26, 24, ...from(18, 4))).toMatchObject({ silentDays: 3, earlierSilences: 2 })
    expect(read(30, 30, 26, 24, ...from(18, 2))).toMatchObject({ silentDays: 1, earlierSilences: 3 })
  })

  it('says after how many days yesterday’s check-in came, and does not count that gap as an earlier one', () => {
    expect(read(40, 40, ...from(20, 11), 1)).toMatchObject({ returnedAfter: 9, silentDays: 0, earlierSilences: 1 })
    expect(read(40, ...from(40, 1))).toMatchObject({ returnedAfter: null, earlierSilences: 0 })
    // The first check-in, ten days after the goal was made.
    expect(read(11, 1)).toMatchObject({ returnedAfter: 9 })
  })

  it('tells a running streak and a covered day', () => {
    expect(read(8, ...from(8, 1))).toMatchObject({ checkedInToday: false, run: 8, bestRun: 8 })
    expect(read(8, ...from(8, 0))).toMatchObject({ checkedInToday: true, run: 9, bestRun: 9, keptOf14: 8 })
    expect(read(8, 0)).toMatchObject({ checkedInToday: true, run: 1, silentDays: 7, keptOf14: 0 })
  })

  it('counts a silence that is longer than the summary of the run reaches back', () => {
    expect(read(300, 300, 299, 120)).toMatchObject({ silentDays: 119, keptOf30: 0, daysOf30: 30 })
    expect(read(300, ...from(300, 250), 1)).toMatchObject({ returnedAfter: 95 })
  })
})
