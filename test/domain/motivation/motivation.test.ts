import { describe, expect, it } from 'vitest'
import { motivationText } from '#domain/motivation/motivation.ts'

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
