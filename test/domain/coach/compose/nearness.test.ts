import { describe, expect, it } from 'vitest'
import { repeatsAct } from '#domain/coach/compose/nearness.ts'

const repeats = (one: string, other: string) => repeatsAct({ text: one }, other)

describe('the same act in two parts of a text (TEXT-24)', () => {
  it.each([
    [
      'Leave one window open on the laptop, and close the others.',
      'Close every window on the laptop but the one you still need.',
    ],
    [
      'Say one line from memory, and look up what was missing.',
      'Say one line of the psalm from memory, then check it.',
    ],
    ['Air the bedroom, and make the bed while the window is open.', 'Open the bedroom window a few inches.'],
    ['Pull the door shut behind you, and take ten steps.', 'Go outside, and take ten steps.'],
  ])('is found where verbs such as open, say and take show it: %s', (one, other) => {
    expect(repeats(one, other)).toBe(true)
    expect(repeats(other, one)).toBe(true)
  })

  it.each([
    ['Lay the towel on the swim bag.', 'Close the zipper of the swim bag.'],
    ['Write the first line of an answer to one letter.', 'Take one letter to the table.'],
    ['Write to one person: “Walk to the corner with me?”', 'Call one person, and walk as long as the call lasts.'],
    ['Take off one shoe, and put it down.', 'Put down one cup, and take off the lid.'],
  ])('is not found in other acts with the same thing, or in words without a meaning: %s', (one, other) => {
    expect(repeats(one, other)).toBe(false)
  })
})
