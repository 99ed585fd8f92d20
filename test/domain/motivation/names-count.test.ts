import { describe, expect, it } from 'vitest'
import { namesCount } from '#domain/motivation/names-count.ts'

describe('the count of a text (TEXT-3)', () => {
  it.each([
    'You have kept 4 of the last 5 days.',
    'You have kept 5 of the last 5 planned days. A light order is fine today.',
    '3 days in a row. Use the usual place today.',
    'Seven in a row for the goal “Floss.”',
    'There are 8 of the last 9 days in the log.',
    'The log shows 8 days. Today’s line is open.',
  ])('is found: %s', (text) => {
    expect(namesCount(text)).toBe(true)
  })

  it.each([
    'If there’s not much time for meditating today, this is the one we’d pick.',
    'Some mornings are slow.',
    'There are 12 days left until the date.',
    'Read 10 pages before 7 PM.',
    'Today is the first day of the goal “30 days without sugar.”',
    'On a first day, one decision is enough.',
  ])('is not taken from other words: %s', (text) => {
    expect(namesCount(text)).toBe(false)
  })
})
