import type { Day } from '#domain/time/day.ts'
import { ConditionFailed } from '../adapters/dynamodb/condition-failed.ts'
import type { StoredGoal } from '../adapters/dynamodb/goal-item.ts'
import type { GoalStore } from '../adapters/dynamodb/goals.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import { removeTexts } from '../adapters/dynamodb/remove-texts.ts'

export type RaiseCareDeps = {
  goals: Pick<GoalStore, 'setCare'>
  motivations: Pick<MotivationStore, 'removeOtherCare'>
  now: () => number
}

/**
 * Stores what a model's concern about a goal's words leads to, and removes the texts of the former care (CARE-12). The model names
 * no subject, so a goal in crisis gets no mail (CARE-5). A goal that changed meanwhile is left to the screening of its new words.
 * Returns the goal as it is stored; undefined where it changed.
 */
export const raiseCare =
  (deps: RaiseCareDeps) =>
  async (goal: StoredGoal, care: 'gentle' | 'crisis', today: Day): Promise<StoredGoal | undefined> => {
    const raised = { care, care_reason: 'unclear' } as const
    const stored = await deps.goals
      .setCare(goal, raised, new Date(deps.now()).toISOString())
      .catch((error: unknown) => {
        if (error instanceof ConditionFailed) return undefined
        throw error
      })
    if (stored) await removeTexts(deps.motivations, stored, today)
    return stored
  }
