import type { CircleType } from '#domain/goals/fields.ts'
import { createExternalStore } from '#web/lib/external-store.ts'

/** The circles that are checked in today. `useGoals` writes them, and the header's mark shows them. */
const checkedIn = createExternalStore<ReadonlySet<CircleType>>(new Set())

export const setCheckedInCircles = (circles: Iterable<CircleType>): void => {
  const next = new Set(circles)
  const before = checkedIn.read()
  if (next.size !== before.size || [...next].some((circle) => !before.has(circle))) checkedIn.set(next)
}

export const useCheckedInCircles = checkedIn.useValue
