import { expect, it } from 'vitest'
import { arrangePlans } from '#domain/coach/compose/choose-plan.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { slotsIn } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'

const OF_THE_DAY = ['time', 'weekday']

it.each(GOAL_KINDS)('names the goal in a step of at least two thirds of the plans for %s', (kind) => {
  for (const userId of ['ann', 'ben', 'eva']) {
    const plans = arrangePlans(LIBRARY, userId, kind)
    const named = plans.filter((steps) =>
      steps.some(({ text }) => slotsIn(text).some((slot) => !OF_THE_DAY.includes(slot))),
    )
    expect(named.length / plans.length).toBeGreaterThanOrEqual(0.66)
  }
})
