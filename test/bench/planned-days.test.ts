import { describe, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { type Run, recordCheckIn } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'
import { buildBrief } from '../domain/coach/support/build-brief.ts'

describe('the planned days that a text counts (TEXT-30)', () => {
  it('have no check-in of a free day among them', () => {
    const kept: readonly Day[] = ['2026-11-20', '2026-11-21', '2026-11-22']
    const run = kept.reduce<Run | undefined>((before, day) => recordCheckIn(before, day) ?? before, undefined)
    const words = { title: 'Run on Saturdays', target_date: null, created_at: '2026-11-02T12:00:00.000Z' }
    const brief = buildBrief(words, { run, rhythm: EVERY_DAY, date: '2026-11-27' })
    expect(brief.days.filter(({ state }) => state === 'extra').map(({ date }) => date)).toEqual([kept[0], kept[2]])
    expect(brief.keptOf14).toBe(1)
    const said = Array.from({ length: 96 }, (_, offset) => writeBuiltInText(brief, { offset }).message)
    expect(said.filter((message) => message.includes('planned days'))).toEqual([])
  })
})
