import { describe, expect, it } from 'vitest'
import { motivationText, readSteps, STEP_MAX } from '#domain/motivation/motivation.ts'

const TEXT = { message: 'Up.', micro_plan: ['Lay out the shoes.'], challenge: 'Step outside.' }
const accepts = (times: object) => motivationText.safeParse({ ...TEXT, ...times }).success

describe('the times of a text (TEXT-16)', () => {
  it('are whole minutes under five for each step', () => {
    expect([1, 4, 5, 0, 2.5].map((minutes) => accepts({ step_minutes: [minutes] }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('are at most 120 seconds for the challenge', () => {
    expect([1, 120, 121, 0].map((seconds) => accepts({ challenge_seconds: seconds }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('readSteps', () => {
  it('counts characters as the request does: an emoji is one', () => {
    const longest = '🏃'.repeat(STEP_MAX)
    expect(motivationText.safeParse({ ...TEXT, micro_plan: [longest] }).success).toBe(true)
    expect(readSteps([longest], 'micro_plan')).toEqual([longest])
    expect(() => readSteps([`${longest}🏃`], 'micro_plan')).toThrow('at most 160 characters')
  })
})
