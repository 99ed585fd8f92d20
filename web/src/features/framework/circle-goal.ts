import type { FormEvent } from 'react'
import { type GoalSuggestion, hoursForOne } from '#domain/framework/suggestions.ts'
import type { Day } from '#domain/time/day.ts'
import { checkDraft, type DraftErrors, type GoalDraft, holdsHalfADate } from '#web/entities/goals/goal-form.ts'
import { hoursError, hoursOf } from '#web/entities/goals/goal-hours.ts'
import type { NewGoal } from '#web/entities/goals/use-create-goal.ts'
import type { CircleDraft } from './stored-workshop.ts'
import type { WorkshopCircle } from './workshop-plan.ts'

/** Makes a goal from the input for a circle. */

export type CircleErrors = DraftErrors & { hours?: string }

/** Null while the suggestions load and the custom goal is not chosen. */
export type Chosen = 'own' | GoalSuggestion | null

/** The chosen suggestion, by default the first one. */
export const chosenOf = ({ choice }: CircleDraft, suggestions: readonly GoalSuggestion[] | undefined): Chosen =>
  choice === 'own' ? 'own' : (suggestions?.[choice ?? 0] ?? null)

/** Hours as the field shows them: typed, or those of the choice. */
export const hoursShown = ({ hours }: CircleDraft, chosen: Chosen, { allocated }: WorkshopCircle): string =>
  hours ?? String(chosen === null || chosen === 'own' ? hoursForOne(allocated) : chosen.timeCommitment)

const goalDraft = (draft: CircleDraft, chosen: Chosen): GoalDraft =>
  chosen === null || chosen === 'own' ? draft : { ...draft, title: chosen.title, description: chosen.description }

export const checkCircle = (
  event: FormEvent<HTMLFormElement>,
  { draft, chosen, hours, today }: { draft: CircleDraft; chosen: Chosen; hours: string; today: Day },
): CircleErrors => ({
  ...checkDraft(goalDraft(draft, chosen), { today, halfADate: holdsHalfADate(event) }),
  ...hoursError(event, hours),
})

/** The request of `create-goal`. */
export const goalOf = (draft: CircleDraft, chosen: Chosen, hours: string, circle: WorkshopCircle): NewGoal => {
  const { title, description, target_date, tone, time_of_day } = goalDraft(draft, chosen)
  return {
    title: title.trim(),
    description: description.trim(),
    target_date: target_date === '' ? null : target_date,
    tone,
    time_of_day,
    circle_type: circle.name,
    weekly_commitment_hours: hoursOf(hours),
    circle_interview_data: circle.said,
    streak_count: 0,
    is_active: true,
  }
}
