import { describe, expect, it } from 'vitest'
import { OFFERS } from '#domain/billing/plans.ts'
import { goalLimitMessage } from '#domain/goals/limits.ts'

describe('the words of a full plan', () => {
  it.each([
    ['Free trial', 1, 'Upgrade to create more goals across all your circles.'],
    ['Personal Plan', OFFERS.personal.limits.goals, 'Upgrade to create more goals across all your circles.'],
    ['Pro Plan', OFFERS.pro.limits.goals, 'Delete an existing goal to create a new one.'],
    [
      'A plan without a name here',
      OFFERS.personal.limits.goals,
      'Upgrade to create more goals across all your circles.',
    ],
  ])('of %s with %i advise an upgrade only when a plan has more', (name, goals, advice) => {
    expect(goalLimitMessage({ name, goals })).toMatch(
      new RegExp(`^Goal limit reached! ${name} allows ${goals} goals?\\. ${advice}$`),
    )
  })
})
