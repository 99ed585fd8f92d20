import { describe, expect, it } from 'vitest'
import { beginDraft } from '#domain/goals/begin-draft.ts'

const rule = { zone: 'America/New_York', dayStartHour: 3 }
const now = Date.parse('2026-12-24T17:00:00Z')
const start = (created_at: string, target_date: string | null) =>
  beginDraft({ created_at, target_date }, { now, today: '2026-12-24', rule })

describe('a draft that is started (FRAMEWORK-17)', () => {
  it('begins now, and its target date moves by the days that it waited', () => {
    expect(start('2026-11-24T17:00:00Z', '2026-12-20')).toEqual({
      created_at: '2026-12-24T17:00:00.000Z',
      target_date: '2027-01-19',
      is_draft: false,
    })
  })

  it('counts the days that it waited as check-in days of the person', () => {
    // 2 AM in New York still belongs to the day before.
    expect(start('2026-12-23T07:00:00Z', '2027-01-01').target_date).toBe('2027-01-03')
    expect(start('2026-12-24T09:00:00Z', '2027-01-01').target_date).toBe('2027-01-01')
  })

  it('gets no target date when it had none, and never an earlier one', () => {
    expect(start('2026-11-24T17:00:00Z', null).target_date).toBeNull()
    expect(start('2026-12-25T17:00:00Z', '2027-01-01').target_date).toBe('2027-01-01')
  })
})
