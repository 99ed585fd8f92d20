import { expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { goalId } from '#domain/goals/fields.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const briefs: [string, CoachBrief][] = Object.entries(BRIEFS)

it('the sample briefs have one for each kind of goal', () => {
  expect(new Set(briefs.map(([, brief]) => brief.kind))).toEqual(new Set(GOAL_KINDS))
  expect(briefs.every(([, brief]) => goalId.safeParse(brief.goalId).success)).toBe(true)
})

it.each(briefs)('the sample brief %s has counts that match its days', (_, brief) => {
  expect(brief.days.filter(({ state }) => state === 'kept')).toHaveLength(brief.keptOf14)
  expect(brief.days.slice(-brief.run).every(({ state }) => state === 'kept')).toBe(true)
  expect(brief.days.at(-1 - brief.run)?.state).toBe('missed')
})
