import { describe, expect, it } from 'vitest'
import { isTooLate } from '#domain/motivation/mail-due.ts'
import { countDayNumber, streakFacts } from '#domain/motivation/mail-facts.ts'
import { isNextMailWritten, isNightOver, nextMailDate } from '#domain/motivation/night.ts'
import { closeRun, type Run, recordCheckIn } from '#domain/streaks/run.ts'

const NEW_YORK = 'America/New_York'
const at = (instant: string) => Date.parse(instant)
const createRun = (...days: string[]): Run | undefined =>
  days.reduce<Run | undefined>((run, day) => recordCheckIn(run, day) ?? run, undefined)

describe('the week in a mail', () => {
  it('shows covered, missed and open days and days before the goal', () => {
    const run = createRun('2026-11-20', '2026-11-21', '2026-11-23')
    expect(streakFacts(run, '2026-11-24', '2026-11-20')).toEqual({
      streak: 1,
      silent: 0,
      kept_of_30: 3,
      days_of_30: 4,
      best: 2,
      week: ['none', 'none', 'done', 'done', 'missed', 'done', 'open'],
    })
  })

  it('shows today as covered after a check-in, and no streak after a reset', () => {
    const run = createRun('2026-11-23', '2026-11-24')
    expect(streakFacts(run, '2026-11-24', '2026-11-23')).toMatchObject({ streak: 2 })
    expect(streakFacts(run, '2026-11-24', '2026-11-23').week.at(-1)).toBe('done')
    expect(streakFacts(run && closeRun(run), '2026-11-25', '2026-11-23').streak).toBe(0)
  })

  it('starts at day 1, also when a move west makes the first day tomorrow (TEXT-9)', () => {
    expect(countDayNumber('2026-11-24', '2026-11-24')).toBe(1)
    expect(countDayNumber('2026-11-24', '2026-12-03')).toBe(10)
    expect(countDayNumber('2026-11-25', '2026-11-24')).toBe(1)
  })
})

describe('the next mail', () => {
  it('is the mail of today until it is due', () => {
    expect(nextMailDate(at('2026-11-24T11:59:59Z'), NEW_YORK, '07:00')).toBe('2026-11-24')
    expect(nextMailDate(at('2026-11-24T12:00:00Z'), NEW_YORK, '07:00')).toBe('2026-11-25')
  })

  it('is generated from 2 AM on, in summer and in winter (TEXT-4)', () => {
    expect(isNightOver(at('2026-11-24T06:59:59Z'), NEW_YORK, '2026-11-24', '02:00')).toBe(false)
    expect(isNightOver(at('2026-11-24T07:00:00Z'), NEW_YORK, '2026-11-24', '02:00')).toBe(true)
    expect(isNightOver(at('2026-07-24T06:00:00Z'), NEW_YORK, '2026-07-24', '02:00')).toBe(true)
  })

  it('is written from 2 AM of its day until it is due (MAIL-9)', () => {
    const isWritten = (instant: string) => isNextMailWritten(at(instant), NEW_YORK, '07:00', '02:00')
    expect(isWritten('2026-11-24T06:59:59Z')).toBe(false)
    expect(isWritten('2026-11-24T07:00:00Z')).toBe(true)
    expect(isWritten('2026-11-24T11:59:59Z')).toBe(true)
    expect(isWritten('2026-11-24T12:00:00Z')).toBe(false)
  })

  it('is too late after 12 hours (MAIL-5)', () => {
    expect(isTooLate(at('2026-11-25T00:00:00Z'), NEW_YORK, '2026-11-24', '07:00')).toBe(false)
    expect(isTooLate(at('2026-11-25T00:00:01Z'), NEW_YORK, '2026-11-24', '07:00')).toBe(true)
  })
})
