import { describe, expect, it } from 'vitest'
import { readEarlierBest } from '#domain/coach/brief/earlier-run.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import { EVERY_DAY, type Rhythm } from '#domain/streaks/rhythm.ts'
import { closeRun, type Run, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays } from '#domain/time/day.ts'
import { buildBrief } from '#test/domain/coach/support/build-brief.ts'

const START = '2026-11-01'
const keep = (run: Run | undefined, from: number, count: number, rhythm: Rhythm = EVERY_DAY): Run | undefined =>
  Array.from({ length: count }, (_, n) => addDays(START, from + n)).reduce(
    (kept, day) => recordCheckIn(kept, day, rhythm) ?? kept,
    run,
  )

describe('the longest earlier run', () => {
  it('is none before the first miss', () => {
    expect(readEarlierBest(undefined, START, EVERY_DAY)).toBe(0)
    expect(readEarlierBest(keep(undefined, 0, 7), addDays(START, 7), EVERY_DAY)).toBe(0)
  })

  it('is the run before a miss, before Reset Streak, and one that ended', () => {
    expect(readEarlierBest(keep(keep(undefined, 0, 7), 8, 3), addDays(START, 11), EVERY_DAY)).toBe(7)
    expect(readEarlierBest(keep(undefined, 0, 5), addDays(START, 6), EVERY_DAY)).toBe(5)
    const run = keep(undefined, 0, 7)
    expect(readEarlierBest(keep(run && closeRun(run), 7, 7), addDays(START, 14), EVERY_DAY)).toBe(7)
  })

  it('goes on over a rest day', () => {
    const rhythm = { ...EVERY_DAY, rest: [{ from: START, on: true }] }
    const run = keep(keep(undefined, 0, 4, rhythm), 5, 4, rhythm)
    expect(readEarlierBest(run, addDays(START, 11), rhythm)).toBe(8)
  })

  it('makes seven in a row a milestone once, also with a miss every eighth day (TEXT-17)', () => {
    let run: Run | undefined
    const found = Array.from({ length: 48 }, (_, day) => {
      const { date, ...brief } = buildBrief({}, { run, rhythm: EVERY_DAY, date: addDays(START, day) })
      if (day % 8 !== 7) run = recordCheckIn(run, date) ?? run
      return readSituation({ ...brief, date })
    })
    expect(found.flatMap((situation, day) => (situation === 'milestone_7' ? [day] : []))).toEqual([7])
  })
})
