import { describe, expect, it } from 'vitest'
import { EVERY_DAY, hasRestDays, pause, readDayKind, rhythm, weekdays } from '#domain/streaks/rhythm.ts'

const stored = {
  weekdays: [{ from: '2026-06-01', days: [1, 3, 5] }],
  rest: [{ from: '2026-06-01', on: true }],
  pauses: [{ first: '2026-06-10', last: '2026-06-12' }],
}

describe('a stored rhythm (STREAK-9)', () => {
  it('is read as it is, and refused with a field that is missing or of another kind', () => {
    expect(rhythm.parse(stored)).toEqual(stored)
    for (const wrong of [
      { ...stored, weekdays: [{ days: [1] }] },
      { ...stored, rest: [{ from: '2026-06-01' }] },
      { ...stored, pauses: [{ first: '2026-06-10' }] },
      {},
    ])
      expect(rhythm.safeParse(wrong).success).toBe(false)
  })

  it('refuses weekdays with a message for the form', () => {
    const message = (value: unknown) => weekdays.safeParse(value).error?.issues[0]?.message
    expect(message([])).toBe('must have at least one weekday')
    expect(message([1, 1])).toBe('must be weekdays from 1 to 7, each once')
    expect(pause.safeParse({ first: '2026-06-10', last: '2026-06-12', note: 'x' }).success).toBe(false)
  })

  it('holds from its day on, with both ends of a pause', () => {
    expect(hasRestDays(stored, '2026-05-31')).toBe(false)
    expect(hasRestDays(stored, '2026-06-01')).toBe(true)
    const days = ['2026-05-31', '2026-06-01', '2026-06-02', '2026-06-09', '2026-06-10', '2026-06-12', '2026-06-15']
    const kinds = ['chosen', 'chosen', 'off', 'off', 'paused', 'paused', 'chosen']
    expect(days.map((date) => readDayKind(stored, date))).toEqual(kinds)
    expect(readDayKind(EVERY_DAY, '2026-06-02')).toBe('chosen')
  })
})
