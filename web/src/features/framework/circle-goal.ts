import { type GoalSuggestion, hoursForOne } from '#domain/framework/suggestions.ts'
import { readGoal } from '#web/entities/goals/goal-form.ts'
import type { CircleDraft } from './stored-workshop.ts'
import type { WorkshopCircle } from './workshop-plan.ts'

/** Makes a goal from the input for a circle. */

/** Null while the suggestions load and the custom goal is not chosen. */
export type Chosen = 'own' | GoalSuggestion | null

/** The chosen suggestion, by default the first one. */
export const readChosen = ({ choice }: CircleDraft, suggestions: readonly GoalSuggestion[] | undefined): Chosen =>
  choice === 'own' ? 'own' : (suggestions?.[choice ?? 0] ?? null)

/** Hours as the field shows them: typed, or those of the choice. */
export const hoursShown = (draft: CircleDraft, chosen: Chosen, { allocated }: WorkshopCircle): string => {
  if (draft.hours_typed) return draft.weekly_commitment_hours
  return String(chosen === null || chosen === 'own' ? hoursForOne(allocated) : chosen.timeCommitment)
}

/** The request's fields for the input, with the title and the description of a chosen suggestion. */
export const readCircle = (draft: CircleDraft, chosen: Chosen, circle: WorkshopCircle) => {
  const goal = readGoal({ ...draft, weekly_commitment_hours: hoursShown(draft, chosen, circle) })
  return chosen === null || chosen === 'own' ? goal : { ...goal, title: chosen.title, description: chosen.description }
}
