import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { openOnce } from './open-milestone.ts'

/** Opens the moment of a goal that the person has just created, unless it or another goal needs care (STREAK-17, CARE-17). */
export const openCreated = (shown: Goals, goal: ShownGoal): boolean =>
  goal.care === 'ordinary' && !hasCrisis(shown) && openOnce(shown, goal, 'created')
