import { describe, expect, it } from 'vitest'
import { wrapWords } from '#web/features/sharing/picture.ts'
import { shareText } from '#web/features/sharing/share-text.ts'

const measureWidth = (text: string) => text.length

describe('a title in the picture', () => {
  it('has at most two lines and ends with an ellipsis when it is longer', () => {
    expect(wrapWords('Write a book', 20, measureWidth)).toEqual(['Write a book'])
    expect(wrapWords('Write the first draft of my book', 20, measureWidth)).toEqual([
      'Write the first',
      'draft of my book',
    ])
    expect(wrapWords('Write the first draft of my very long book in one year', 20, measureWidth)).toEqual([
      'Write the first',
      'draft of my very…',
    ])
  })

  it('fits with words of any length', () => {
    for (const title of ['x'.repeat(100), `${'y'.repeat(60)} ${'z'.repeat(39)}`, 'a '.repeat(50)]) {
      for (const line of wrapWords(title, 20, measureWidth)) expect(line.length).toBeLessThanOrEqual(20)
    }
  })
})

describe('the share text (PAGE-12)', () => {
  it('omits a missing description and uses the singular for one day', () => {
    expect(shareText({ title: 'Swim', description: '', streak_count: 1, streak_hidden: false, care: 'ordinary' })).toBe(
      'Swim\nMy streak: 1 day.',
    )
  })
})
