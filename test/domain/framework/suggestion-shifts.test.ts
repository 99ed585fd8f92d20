import { describe, expect, it } from 'vitest'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { CIRCLES } from '#domain/goals/fields.ts'
import { EMPTY_WISH } from '#test/support/suggestion-wishes.ts'

describe('built-in suggestions on shifts (FRAMEWORK-10)', () => {
  const TIED =
    /\b(?:fixed (?:days?|times?)|set time|same (?:\w+ and )?(?:day|time|hour)|the alarm says|mornings?|evenings?)\b/i

  it.each(CIRCLES)('name no fixed time and no part of the day in %s', (circle) => {
    for (const seed of [0, 1, 2])
      for (const one of builtInSuggestions({ ...EMPTY_WISH, circle, moving: true }, { seed }))
        expect(`${one.title} ${one.description}`).not.toMatch(TIED)
  })

  it.each(['I sleep seven hours.', 'I run twice a week.', 'I swim.'])('name none for “%s”', (specificGoal) => {
    for (const seed of [0, 1, 2])
      for (const one of builtInSuggestions(
        { ...EMPTY_WISH, circle: 'Health & Fitness', specificGoal, moving: true },
        { seed },
      ))
        expect(`${one.title} ${one.description}`).not.toMatch(TIED)
  })

  it('have an idea without a fixed time for sleep after a shift', () => {
    const [first] = builtInSuggestions({
      ...EMPTY_WISH,
      circle: 'Health & Fitness',
      specificGoal: 'I sleep seven hours.',
      moving: true,
    })
    expect(first?.title).toBe('Go to bed in a dark and quiet room')
  })
})
