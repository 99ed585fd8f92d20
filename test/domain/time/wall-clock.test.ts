import { expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { clockChanges } from '#test/support/clock-changes.ts'

// `wallClock` keeps the offset of a quarter of an hour.
it('every clock change of 2024 to 2030 is at a full quarter of an hour in UTC', () => {
  expect(clockChanges().filter(({ at }) => at % (15 * MINUTE_MS) !== 0)).toEqual([])
})
