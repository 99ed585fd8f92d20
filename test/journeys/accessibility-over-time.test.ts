import { expect, it, onTestFinished } from 'vitest'
import { startJourney } from '#test/support/journey.ts'
import { WALKS } from '#test/support/screens/all.ts'
import { inspectAll, planInspection } from '#test/support/screens/inspect-all.ts'
import { SAMPLE } from '#test/support/screens/sample.ts'

/** The states of accessibility.test.ts that move the product's clock or break one of its services. */

const walks = WALKS.filter(({ names, alone }) => alone && names.some((name) => SAMPLE.has(name)))

it('the page has no accessibility violation for a person with weeks of history', async ({ task }) => {
  const journey = await startJourney('2026-11-24T14:00:00Z')
  onTestFinished(() => journey.stop())
  expect(await inspectAll(journey, walks)).toEqual({})
  Object.assign(task.meta, planInspection(walks))
  expect(journey.complaints).toEqual([])
})
