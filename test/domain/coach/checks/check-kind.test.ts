import { describe, expect, it } from 'vitest'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const TEXT = {
  message: 'One short thing is enough today.',
  step_minutes: [1],
  challenge: 'Look out of the window.',
  challenge_seconds: 30,
}

describe('checkText and the exercise of a goal that recovers (TEXT-18)', () => {
  it.each([
    ['Recover after my stroke', '', 'Stretch your left arm for one minute.', 'Stretch'],
    ['Recover from my hip operation', 'The clinic has a plan for my life after it', 'Climb the stairs once.', 'Climb'],
    ['Recover from my hip operation', 'The clinic has a plan for my life after it', 'Plank for a minute.', 'Plank'],
    ['Recover from my hip operation', 'The clinic has a plan for my life after it', 'Lift your arm.', 'Lift'],
    ['Walk again after my stroke', '', 'Walk to the door once.', undefined],
    ['Recover after my stroke', 'I was walking every day', 'Walk to the door once.', undefined],
  ])('reads an exercise of “%s”, %s, by whole words: %s', (title, description, step, verb) => {
    const brief = {
      ...inSituation(BRIEFS.P8, 'ordinary'),
      tone: 'wise_mentor' as const,
      plan: null,
      obstacle: null,
      title,
      description,
    }
    const found = checkText({ ...TEXT, micro_plan: [step] }, brief)
      .map(({ says }) => says)
      .filter((says) => says.includes('exercise'))
    expect(found).toEqual(
      verb === undefined ? [] : [`steps[0]: “${verb}” is an exercise that the description does not name`],
    )
  })
})
