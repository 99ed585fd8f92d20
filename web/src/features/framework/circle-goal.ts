import { suggestWeekdays } from '#domain/framework/suggested-weekdays.ts'
import { type GoalSuggestion, hoursForOne, weeklyHours } from '#domain/framework/suggestions.ts'
import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'
import { readGoal } from '#web/entities/goals/fields/goal-form.ts'
import type { CircleDraft } from './stored-workshop.ts'
import type { WorkshopCircle } from './workshop-plan.ts'

/** Makes a goal from the input for a circle. */

/** Null while the suggestions load and the custom goal is not chosen. */
export type Chosen = 'own' | GoalSuggestion | null

/** The chosen suggestion, by default the first one. */
export const readChosen = ({ choice }: CircleDraft, suggestions: readonly GoalSuggestion[] | undefined): Chosen =>
  choice === 'own' ? 'own' : (suggestions?.[choice ?? 0] ?? null)

/** Weekdays as the field shows them: chosen, or those of the choice. */
export const weekdaysShown = (draft: CircleDraft, chosen: Chosen, { wish }: WorkshopCircle): number[] => {
  if (draft.weekdays_chosen) return draft.weekdays
  return chosen === null || chosen === 'own' ? [...ALL_WEEKDAYS] : suggestWeekdays(chosen, wish)
}

/** Hours as the field shows them: typed, or those of the choice on the weekdays that are shown. */
export const hoursShown = (draft: CircleDraft, chosen: Chosen, circle: WorkshopCircle): string => {
  if (draft.hours_typed) return draft.weekly_commitment_hours
  if (chosen === null || chosen === 'own') return String(hoursForOne(circle.allocated))
  const { minutes, days, timeCommitment } = chosen
  const weekdays = weekdaysShown(draft, chosen, circle).length
  const isAsSuggested = minutes === undefined || weekdays === days || weekdays === 0
  return String(isAsSuggested ? timeCommitment : weeklyHours(minutes, weekdays))
}

/** The request's fields for the input, with the title and the description of a chosen suggestion. */
export const readCircle = (draft: CircleDraft, chosen: Chosen, circle: WorkshopCircle) => {
  const goal = readGoal({
    ...draft,
    weekly_commitment_hours: hoursShown(draft, chosen, circle),
    weekdays: weekdaysShown(draft, chosen, circle),
  })
  return chosen === null || chosen === 'own' ? goal : { ...goal, title: chosen.title, description: chosen.description }
}
