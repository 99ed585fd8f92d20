import { describe, expect, it } from 'vitest'
import { planSentence } from '#web/entities/goals/fields/plan-words.ts'

describe('planSentence', () => {
  it.each([
    ['the kettle is on', 'open the draft', 'When the kettle is on, I will open the draft.'],
    [' When the kettle is on, ', 'I will open the draft.', 'When the kettle is on, I will open the draft.'],
    ['When the kettle is on.', 'I will open the draft.', 'When the kettle is on, I will open the draft.'],
    ['the kettle is on', 'ask: what is next?', 'When the kettle is on, I will ask: what is next?'],
  ])('makes one sentence of %o and %o', (plan_when, plan_then, sentence) => {
    expect(planSentence({ plan_when, plan_then })).toBe(sentence)
  })

  it.each([
    ['', ''],
    ['the kettle is on', ' '],
    ['', 'open the draft'],
  ])('is null for %o and %o', (plan_when, plan_then) => {
    expect(planSentence({ plan_when, plan_then })).toBeNull()
  })
})
