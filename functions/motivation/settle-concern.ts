import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Day } from '#domain/time/day.ts'
import type { StoredGoal } from '../adapters/dynamodb/goal-item.ts'
import { gentleFor, type Written, type WrittenText } from './daily-motivation/write.ts'
import { type RaiseCareDeps, raiseCare } from './raise-care.ts'

/** The text that is stored, and the goal with the care that it was written for. */
export type Settled = { written: WrittenText; goal: StoredGoal }

/**
 * Applies a model's concern about one goal (CARE-12, ADR 186). The goal becomes gentle or crisis, unless the person said that its
 * words were read wrongly: then it gets a gentle text of this day and stays as it is (CARE-9). Undefined where no text may be stored:
 * the goal is in crisis now, or was changed meanwhile.
 */
export const settleConcern =
  (deps: RaiseCareDeps) =>
  async (goal: StoredGoal, brief: CoachBrief, written: Written, today: Day): Promise<Settled | undefined> => {
    if (written.concern === 'none') return { written, goal }
    if (goal.confirmed_at) return { written: { concern: 'none', ...gentleFor(brief) }, goal }
    const raised = await raiseCare(deps)(goal, written.concern, today)
    if (raised === undefined || written.concern === 'crisis') return undefined
    return { written, goal: raised }
  }
