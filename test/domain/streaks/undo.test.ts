import { describe, expect, it } from 'vitest'
import type { LedgerDay } from '#domain/streaks/ledger.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { deriveRun } from '#domain/streaks/run.ts'
import { checkUndoneDay, undoDay } from '#domain/streaks/undo.ts'

const TODAY = '2026-11-24'
const row = (day: string, marks: Partial<LedgerDay> = {}): LedgerDay => ({
  day,
  checked_in_at: `${day}T12:00:00Z`,
  ...marks,
})
const BEFORE = [row('2026-11-20'), row('2026-11-22'), row('2026-11-23')]
const undo = (marks: Partial<LedgerDay>, removesWords = false) =>
  undoDay([...BEFORE, row(TODAY, marks)], TODAY, EVERY_DAY, removesWords)

describe('the undo of a check-in (STREAK-20)', () => {
  it('is for today alone', () => {
    expect(() => checkUndoneDay(TODAY, TODAY)).not.toThrow()
    for (const day of ['2026-11-23', '2026-11-25'])
      expect(() => checkUndoneDay(day, TODAY)).toThrow(
        expect.objectContaining({ code: 'invalid-request', field: 'day' }),
      )
  })

  it('removes the row of the day and derives the run of the others', () => {
    expect(undo({ via: 'mail' })).toEqual({ removed: row(TODAY, { via: 'mail' }), run: deriveRun(BEFORE) })
    expect(undoDay([row(TODAY)], TODAY, EVERY_DAY, false)).toEqual({ removed: row(TODAY), run: undefined })
  })

  it('removes nothing of a day that is not checked in', () => {
    expect(undoDay(BEFORE, TODAY, EVERY_DAY, false)).toEqual({ removed: undefined, run: deriveRun(BEFORE) })
  })

  it('follows the rhythm of the goal', () => {
    const weekdays = { ...EVERY_DAY, weekdays: [{ from: '2026-11-01', days: [2, 5, 7] }] }
    const rows = [row('2026-11-20'), row('2026-11-22'), row(TODAY)]
    expect(undoDay(rows, TODAY, weekdays, false).run).toMatchObject({ length: 2, best: 2, last_day: '2026-11-22' })
  })

  it('refuses the day that closes a run, and words that it may not remove', () => {
    expect(() => undo({ closes_run: true }, true)).toThrow(
      expect.objectContaining({ code: 'conflict', field: undefined }),
    )
    for (const words of [{ noted: true }, { felt: true }] as const) {
      expect(() => undo(words)).toThrow(expect.objectContaining({ code: 'conflict', field: 'remove_words' }))
      expect(undo(words, true).removed).toMatchObject(words)
    }
  })
})
