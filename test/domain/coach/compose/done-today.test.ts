import { describe, expect, it } from 'vitest'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** These rules hold for every text of the lists, in whatever order they are drawn. */
describe('the text of a built-in day that is checked in', () => {
  it('has one step on a day that is checked in, and asks neither for the check-in nor for a first move', () => {
    const closing = [...LIBRARY.SHARED.CLOSE, ...Object.values(LIBRARY.CLOSE).flat()]
    const challenges = [...LIBRARY.SHARED.CHALLENGES, ...Object.values(LIBRARY.CHALLENGES).flat()]
    // Texts without slots are given as they stand.
    const listOpen = (entries: readonly (Wording & { whileOpen?: boolean })[]) =>
      entries.flatMap(({ text, whileOpen }) => (whileOpen && slotsIn(text).length === 0 ? [text] : []))
    const open = new Set([...listOpen(closing), ...listOpen(challenges)])
    for (const person of Object.values(BRIEFS))
      for (let day = 0; day < 30; day += 1) {
        const brief = inSituation(person, 'done_today')
        const { micro_plan, challenge } = writeBuiltInText({ ...brief, date: addDays(brief.date, day) })
        expect(micro_plan).toHaveLength(1)
        for (const text of [...micro_plan, challenge]) expect(open).not.toContain(text)
      }
  })

  it('is only while the day is open told to log it or to make a first move', () => {
    const asksForCheckIn = /^(?:Check in\b|Enter .* in the log|Log (?!out|off|in[ ,]))/u
    const asksForStart = /first move|first step|short version today|before you (?:begin|start)|you can start/u
    const steps = Object.values(LIBRARY.CLOSE).flat()
    const challenges = Object.values(LIBRARY.CHALLENGES).flat()
    const isWrong = (of: RegExp) => (entry: Wording & { whileOpen?: boolean }) =>
      of.test(entry.text) && !entry.whileOpen
    expect(steps.filter(isWrong(asksForCheckIn)).map(({ text }) => text)).toEqual([])
    expect(challenges.filter(isWrong(asksForStart)).map(({ text }) => text)).toEqual([])
  })
})
