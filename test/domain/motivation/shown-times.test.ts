import { describe, expect, it } from 'vitest'
import { shownTimes } from '#domain/motivation/shown-times.ts'

const text = {
  steps: ['Open the draft.', 'Set a timer for four minutes and write.', 'Read one line.'],
  stepMinutes: [1, 4, 2],
  challenge: 'Say the first line out loud.',
  challengeSeconds: 60,
}
const saved = { steps: text.steps, challenge: text.challenge }

describe('the times beside a text (TEXT-16)', () => {
  it('are the minutes of each step and the seconds of the challenge', () => {
    expect(shownTimes(text, 'ordinary')).toEqual({
      steps: ['1 min', null, '2 min'],
      allSteps: null,
      challenge: '60 seconds',
    })
  })

  it('are left out where the words name the same time', () => {
    const named = { ...text, challenge: 'Sit still for one minute.' }
    expect(shownTimes(named, 'ordinary').challenge).toBeNull()
    expect(shownTimes({ ...named, challengeSeconds: 90 }, 'ordinary').challenge).toBe('90 seconds')
  })

  it('are "a short step" without a number in a gentle text (CARE-3)', () => {
    expect(shownTimes(text, 'gentle')).toEqual({
      steps: ['a short step', 'a short step', 'a short step'],
      allSteps: null,
      challenge: null,
    })
  })

  it('are the limits for a text without times (TEXT-2)', () => {
    const limits = {
      steps: [null, null, null],
      allSteps: 'Each step under 5 minutes',
      challenge: 'Takes 2 minutes or less',
    }
    expect(shownTimes(saved, 'ordinary')).toEqual(limits)
    expect(shownTimes({ ...saved, stepMinutes: [1, 4] }, 'ordinary')).toEqual(limits)
    expect(shownTimes({ steps: [], challenge: '' }, 'ordinary').allSteps).toBeNull()
  })
})
