import { describe, expect, it } from 'vitest'
import { motivationText, readMicroPlan, readSteps, STEP_MAX } from '#domain/motivation/motivation.ts'

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

describe('readMicroPlan', () => {
  it('strips bullets and numbers of a list, and no part of a figure (TEXT-6)', () => {
    expect(readMicroPlan(['1. Read', '2) step', '- a', '• b', '10.Call'])).toEqual(['Read', 'step', 'a', 'b', 'Call'])
    const figures = ['1.5 km walk', '10.30 call mum', '3.14 is pi']
    expect(readMicroPlan(figures)).toEqual(figures)
    expect(readMicroPlan('1. 1.5 km walk')).toEqual(['1.5 km walk'])
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
