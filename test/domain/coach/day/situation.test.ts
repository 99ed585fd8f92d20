import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { isSilent, readSituation, SITUATIONS, type Situation } from '#domain/coach/day/situation.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const brief = inSituation(BRIEFS.P3, 'ordinary')

describe('the situation of a day', () => {
  it.each(SITUATIONS)('is %s for its record (TEXT-17)', (situation) =>
    expect(readSituation(inSituation(BRIEFS.P3, situation))).toBe(situation),
  )

  /** In this order the first that applies wins; each row applies together with the rows below it. */
  const facts: [Situation, Partial<CoachBrief>][] = [
    ['done_today', { checkedInToday: true }],
    ['target_eve', { daysToTarget: 1 }],
    ['rest_day', { days: [{ date: brief.date, state: 'rest' }] }],
    ['returned', { returnedAfter: 4 }],
    ['after_miss', { silentDays: 1 }],
    ['note_hard', { notes: [{ date: addDays(brief.date, -1), feeling: 'hard', text: 'long day' }] }],
    ['milestone_30', { run: 30 }],
    ['first_day', { dayNumber: 1 }],
    ['at_risk', { run: 30, atRisk: true }],
  ]
  it.each(facts.map(([situation], index) => ({ situation, index })))(
    '$situation precedes what is listed after it',
    ({ situation, index }) => {
      const all = facts.slice(index).reverse()
      const merged: CoachBrief = Object.assign({}, brief, ...all.map(([, change]) => change))
      // A silent day has no run, and a note of yesterday no silence.
      expect(
        readSituation({
          ...merged,
          silentDays: index > 4 ? 0 : merged.silentDays,
          run: situation === 'at_risk' ? 8 : merged.run,
          dayNumber: situation === 'at_risk' ? 9 : merged.dayNumber,
        }),
      ).toBe(situation === 'first_day' ? 'milestone_30' : situation)
    },
  )

  it.each([2, 4, 5, 6, 8, 13, 15, 21, 40])('is ordinary and silent after %i silent days', (silentDays) => {
    const silent = { ...brief, run: 0, silentDays }
    expect([readSituation(silent), isSilent(silent)]).toEqual(['ordinary', true])
  })

  it.each([
    ['a target that is two days away', { daysToTarget: 2 }],
    ['a target two days ago', { daysToTarget: -2 }],
    ['a return after one missed day', { returnedAfter: 1 }],
    [
      'a hard note of two days ago',
      { notes: [{ date: addDays(brief.date, -2), feeling: 'hard' as const, text: 'long day' }] },
    ],
    ['a note without a feeling', { notes: [{ date: addDays(brief.date, -1), feeling: null, text: 'long day' }] }],
    ['a run of 8', { run: 8 }],
    ['an evening with a short run', { run: 2, atRisk: true }],
    ['an evening that is not in the last hours of its day', { run: 8, localTime: '20:59' }],
    ['a rest day of yesterday', { days: [{ date: addDays(brief.date, -1), state: 'rest' as const }] }],
  ])('is ordinary with %s', (_, change) => expect(readSituation({ ...brief, ...change })).toBe('ordinary'))

  it('is that of seven in a row only the first time, and of thirty each time (TEXT-17)', () => {
    expect(readSituation({ ...brief, run: 7, bestRun: 7 })).toBe('milestone_7')
    expect(readSituation({ ...brief, run: 7, bestRun: 8 })).toBe('ordinary')
    expect(readSituation({ ...brief, run: 7, bestRun: 7, earlierBest: 7 })).toBe('ordinary')
    expect(readSituation({ ...brief, run: 30, bestRun: 90 })).toBe('milestone_30')
  })

  it('is easy after a note "easy" of yesterday', () => {
    const notes = [{ date: addDays(brief.date, -1), feeling: 'easy' as const, text: 'tea' }]
    expect(readSituation({ ...brief, notes })).toBe('note_easy')
    expect(readSituation({ ...brief, notes, run: 7, bestRun: 7 })).toBe('milestone_7')
  })
})
