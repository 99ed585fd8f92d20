import { describe, expect, it } from 'vitest'
import { isGrounded } from '#domain/coach/checks/goal.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** Steps and a challenge without a word of the goal. */
const QUIET = { micro_plan: ['Sit down.', 'Look around.'], challenge: 'Stand still.' }

describe('a grounded text', () => {
  const brief = inSituation(BRIEFS.P7, 'ordinary')
  it.each([
    ['Open one envelope.', true],
    ['You wrote: “I want to sleep without doing sums.” Begin.', true],
    ['The goal “Pay off the credit card” is for today.', true],
    ['Look at the cards.', true],
    ['Take the next small step. “Done” is a word.', false],
    ['You want to begin, and today is a good day.', false],
  ])('contains a noun of the goal or the person’s words: %s', (message, grounded) =>
    expect(isGrounded({ ...QUIET, message }, brief)).toBe(grounded),
  )
})
