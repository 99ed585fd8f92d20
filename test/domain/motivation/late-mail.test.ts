import { describe, expect, it } from 'vitest'
import { fitHour } from '#domain/coach/day/part-of-day.ts'
import { readSpokenTime } from '#domain/motivation/mail-due.ts'

const speak = (instant: string, time = '07:00') =>
  readSpokenTime(Date.parse(instant), 'America/New_York', '2026-11-24', time)

describe('a mail that leaves late (MAIL-36)', () => {
  it('names its own time up to half an hour after it, and then the time of its sending', () => {
    expect([speak('2026-11-24T12:00:00Z'), speak('2026-11-24T12:30:00Z')]).toEqual(['07:00', '07:00'])
    expect([speak('2026-11-24T12:31:00Z'), speak('2026-11-24T20:04:00Z')]).toEqual(['07:31', '15:04'])
  })

  it('stays on its date after midnight', () => {
    expect(speak('2026-11-25T07:00:00Z', '21:45')).toBe('23:59')
  })

  it.each([
    ['09:00', 'Good morning. This morning counts.'],
    ['15:04', 'Good afternoon. This afternoon counts.'],
    ['18:30', 'Good evening. This evening counts.'],
  ])('does not wish a good morning at %s unless it is one', (time, text) => {
    expect(fitHour('Good morning. This morning counts.', time)).toBe(text)
  })
})
