import { describe, expect, it } from 'vitest'
import { wrap } from '#web/features/sharing/picture.ts'
import { shareText } from '#web/features/sharing/share-text.ts'

const measureWidth = (text: string) => text.length

describe('a title in the picture', () => {
  it('takes two lines at most, and gives way to an ellipsis beyond them', () => {
    expect(wrap('Write a book', 20, measureWidth)).toEqual(['Write a book'])
    expect(wrap('Write the first draft of my book', 20, measureWidth)).toEqual(['Write the first', 'draft of my book'])
    expect(wrap('Write the first draft of my very long book in one year', 20, measureWidth)).toEqual([
      'Write the first',
      'draft of my very…',
    ])
  })

  it('fits however long its words are', () => {
    for (const title of ['x'.repeat(100), `${'y'.repeat(60)} ${'z'.repeat(39)}`, 'a '.repeat(50)]) {
      for (const line of wrap(title, 20, measureWidth)) expect(line.length).toBeLessThanOrEqual(20)
    }
  })
})

describe('the text that is shared', () => {
  it('leaves out a description that is not there, and counts one day as one', () => {
    expect(shareText({ title: 'Swim', description: '', streak_count: 1 })).toBe('Swim\nMy streak: 1 day.')
  })
})
