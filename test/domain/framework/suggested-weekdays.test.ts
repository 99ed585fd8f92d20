import { describe, expect, it } from 'vitest'
import { suggestWeekdays } from '#domain/framework/suggested-weekdays.ts'
import { CIRCLES } from '#domain/goals/fields.ts'

const words = { circle: 'Health & Fitness', personalDefinition: '', specificGoal: '' } as const
const suggestion = { title: 'Meet somebody for a walk', description: 'The same person each week.' }

describe('suggestWeekdays (FRAMEWORK-19)', () => {
  it('chooses as many weekdays as the suggestion has days, in order', () => {
    for (const circle of CIRCLES)
      for (const days of [1, 2, 3, 4, 5, 6, 7])
        for (const specificGoal of ['', 'Sunday lunch with my mother', 'Swim on Tuesdays and Saturdays']) {
          const found = suggestWeekdays({ ...suggestion, days }, { ...words, circle, specificGoal })
          expect(new Set(found).size).toBe(days)
          expect(found).toEqual(found.toSorted((a, b) => a - b))
        }
  })

  it.each([
    ['Spiritual', 1, [7]],
    ['Friends & Family', 1, [6]],
    ['Work', 1, [3]],
    ['Work', 2, [2, 5]],
    ['Work', 4, [1, 2, 4, 5]],
    ['Personal Development', 3, [1, 3, 5]],
    ['Health & Fitness', 6, [1, 2, 3, 4, 5, 6]],
  ] as const)('spreads days over the week: %s, %d', (circle, days, expected) => {
    expect(suggestWeekdays({ ...suggestion, days }, { ...words, circle })).toEqual(expected)
  })

  it.each([
    ['Sunday lunch with my mother', 1, [7]],
    ['Sunday lunch with my mother', 2, [3, 7]],
    ['Swim on Tuesdays and Saturdays', 2, [2, 6]],
    ['Swim on Tuesdays and Saturdays', 3, [2, 4, 6]],
    ['Walk Monday to Friday', 3, [1, 3, 5]],
    ['Hike on Saturdays and Sundays', 1, [6]],
  ] as const)('prefers the weekdays that the person named: %s, %d', (specificGoal, days, expected) => {
    expect(suggestWeekdays({ ...suggestion, days }, { ...words, specificGoal })).toEqual(expected)
  })

  it('prefers the weekdays that the suggestion itself names', () => {
    const named = { title: 'Run on Tuesdays and Fridays', description: '', days: 2 }
    expect(suggestWeekdays(named, { ...words, specificGoal: 'Run on Sundays' })).toEqual([2, 5])
  })

  it('keeps every day where the suggestion shows no number of days', () => {
    expect(suggestWeekdays(suggestion, words)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
