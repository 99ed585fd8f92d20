import { describe, expect, it } from 'vitest'
import { askedMinutes, keepsTime } from '#domain/motivation/durations.ts'

describe('the time that a text asks for', () => {
  it.each([
    ['Write for 20 minutes.', 20],
    ['Spend half an hour on it.', 30],
    ['Walk for an hour', 60],
    ['It takes ninety seconds.', 1.5],
    ['Write for four minutes, then for 2 min more.', 4],
    ['Lay out what tonight’s 20-minute run needs.', 0],
    ['Look for a five-leafed clover.', 0],
  ])('%j: %d minutes', (text, minutes) => expect(askedMinutes(text)).toBe(minutes))

  it.each([
    ['Write for 4 minutes.', 'Breathe.', true],
    ['Write for 5 minutes.', 'Breathe.', false],
    ['Write.', 'Breathe for 2 minutes.', true],
    ['Write.', 'Breathe for 2.5 minutes.', false],
  ])('with the step %j and the challenge %j keeps the limits: %s', (step, challenge, keeps) => {
    expect(keepsTime({ micro_plan: ['Start.', step], challenge })).toBe(keeps)
  })

  it('may name the time of the goal itself', () => {
    const text = { micro_plan: ['Put out the cushion for meditating for 20 minutes.'], challenge: 'Breathe.' }
    expect(keepsTime(text)).toBe(false)
    expect(keepsTime(text, 'Meditate 20 minutes a day')).toBe(true)
    expect(keepsTime({ ...text, challenge: 'Plank for 3 minutes.' }, 'Meditate 20 minutes a day')).toBe(false)
  })
})
