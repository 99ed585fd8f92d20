import { describe, expect, it } from 'vitest'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { goalSuggestion } from '#domain/framework/suggestions.ts'
import { CIRCLES } from '#domain/goals/fields.ts'

describe('built-in suggestions', () => {
  it.each(CIRCLES)('for %s are three that keep to the bounds of a goal and to the hours there are', (circle) => {
    for (const hoursPerWeek of [0, 0.5, 1, 2.5, 6, 12, 50]) {
      const given = builtInSuggestions({ circle, hoursPerWeek, specificGoal: 'Run ten kilometres.' })
      expect(new Set(given.map(({ title }) => title)).size).toBe(3)
      for (const one of given) expect(goalSuggestion.safeParse(one).success, one.title).toBe(true)
      for (const { timeCommitment } of given) expect(timeCommitment).toBeLessThanOrEqual(Math.max(0.5, hoursPerWeek))
    }
  })

  it('belong to their circle', () => {
    const titles = CIRCLES.flatMap((circle) =>
      builtInSuggestions({ circle, hoursPerWeek: 5, specificGoal: '' }).map(({ title }) => title),
    )
    expect(new Set(titles).size).toBe(15)
  })

  it('say what the person wants in the person’s words', () => {
    const [first] = builtInSuggestions({ circle: 'Work', hoursPerWeek: 4, specificGoal: 'Fridays without meetings.' })
    expect(first?.reasoning).toContain('“Fridays without meetings”')
  })
})
