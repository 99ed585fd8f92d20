import type { Day } from '#domain/time/day.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'

type Props = { goal: ShownGoal; date: Day }

/** The place of the question that follows a check-in, between the risen sun and the way to the next goal. It asks nothing yet. */
export const AfterCheckIn = (_: Props) => null
