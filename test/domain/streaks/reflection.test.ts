import { describe, expect, it } from 'vitest'
import { checkReflectedDay, isRemoval, markNoted, note } from '#domain/streaks/reflection.ts'
import { deriveRun, recentMarks } from '#domain/streaks/run.ts'

const createRows = (days: string[]) => days.map((day) => ({ day, checked_in_at: `${day}T12:00:00Z` }))
const run = deriveRun(createRows(['2026-11-01', '2026-11-22', '2026-11-23', '2026-11-24']))
const check = (date: string, change = {}) =>
  checkReflectedDay(run, date, '2026-11-24', { note: 'Wet shoes.', ...change })

describe('a reflection (STREAK-15)', () => {
  it('is added to a kept today and yesterday alone', () => {
    expect(() => check('2026-11-24')).not.toThrow()
    expect(() => check('2026-11-23')).not.toThrow()
    expect(() => check('2026-11-22')).toThrow(expect.objectContaining({ code: 'invalid-request', field: 'date' }))
    expect(() => check('2026-11-25')).toThrow(expect.objectContaining({ code: 'invalid-request', field: 'date' }))
    expect(() => checkReflectedDay(undefined, '2026-11-24', '2026-11-24', { feeling: 'easy' })).toThrow(
      expect.objectContaining({ code: 'conflict', field: 'date' }),
    )
  })

  it('is removed from every shown day', () => {
    expect(() => check('2026-11-01', { note: '', feeling: null })).not.toThrow()
    expect(() => check('2026-11-02', { note: '' })).toThrow(expect.objectContaining({ code: 'conflict' }))
    expect(() => check('2026-08-01', { note: '' })).toThrow(expect.objectContaining({ code: 'invalid-request' }))
    expect(() => check('2026-11-24', { note: '' })).not.toThrow()
    expect(() => check('2026-11-25', { note: '' })).toThrow(expect.objectContaining({ code: 'invalid-request' }))
    // 90 days are shown: the first is 27 August.
    expect(() => check('2026-08-27', { note: '' })).toThrow(expect.objectContaining({ code: 'conflict' }))
    expect(() => check('2026-08-26', { note: '' })).toThrow(expect.objectContaining({ code: 'invalid-request' }))
    expect(
      [{ note: '' }, { feeling: null }, {}, { feeling: 'easy' as const }, { note: 'Wet.' }].map(isRemoval),
    ).toEqual([true, true, true, false, false])
  })

  it('marks its day and no other, and takes the mark away', () => {
    if (!run) throw new Error('no run')
    const marked = markNoted(markNoted(run, '2026-11-22', true), '2026-11-24', true)
    expect(recentMarks(marked, '2026-11-24', 90).noted).toEqual(['2026-11-22', '2026-11-24'])
    const cleared = markNoted(marked, '2026-11-24', false)
    expect(recentMarks(cleared, '2026-11-24', 90).noted).toEqual(['2026-11-22'])
    expect(markNoted(cleared, '2026-11-22', false)).toEqual(run)
  })

  it('has one line of at most 200 characters', () => {
    expect(note.parse('  Wet shoes.  ')).toBe('Wet shoes.')
    expect(note.parse('\u200b')).toBe('')
    expect(note.safeParse('🌅'.repeat(200)).success).toBe(true)
    expect(note.safeParse('🌅'.repeat(201)).success).toBe(false)
    expect(note.safeParse('two\nlines').success).toBe(false)
  })
})
