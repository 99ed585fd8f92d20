import type { FormEvent } from 'react'
import { DESCRIPTION_MAX, TITLE_MAX, type Tone, timeOfDay } from '#domain/goals/fields.ts'
import { messages } from '#domain/messages.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { formatDate } from '#web/lib/dates.ts'

/** The fields of a goal form, as typed. An empty `target_date` means no date. */
export type GoalDraft = {
  title: string
  description: string
  target_date: string
  tone: Tone
  /** Local wall-clock time, HH:MM. */
  time_of_day: string
}

export type DraftErrors = Partial<Record<keyof GoalDraft, string>>

/** The length in code points, after trimming. */
export const count = (text: string): number => [...text.trim()].length

/** The name of the date control; finds its `validity`. */
export const DATE_NAME = 'target_date'

/** Whether the date control holds part of a date. Its value is then empty, which must not count as no date. */
export const holdsHalfADate = (event: FormEvent<HTMLFormElement>): boolean => {
  const control = event.currentTarget.elements.namedItem(DATE_NAME)
  return control instanceof HTMLInputElement && control.validity.badInput
}

/**
 * Checks GOAL-2, GOAL-3, GOAL-4 and GOAL-6. `kept` is the stored date of an edited goal: it may stay even if it
 * has passed.
 */
export const checkDraft = (
  draft: GoalDraft,
  { today, kept, halfADate }: { today: Day; kept?: Day | null; halfADate: boolean },
): DraftErrors => {
  const errors: DraftErrors = {}
  const tomorrow = addDays(today, 1)
  if (count(draft.title) === 0) errors.title = messages.goals.titleMissing
  else if (count(draft.title) > TITLE_MAX) errors.title = messages.goals.tooLong(TITLE_MAX)
  if (count(draft.description) > DESCRIPTION_MAX) errors.description = messages.goals.tooLong(DESCRIPTION_MAX)
  if (!timeOfDay.safeParse(draft.time_of_day).success) errors.time_of_day = messages.goals.timeMissing
  if (halfADate) errors.target_date = messages.goals.dateIncomplete
  else if (draft.target_date !== '' && draft.target_date !== kept && draft.target_date < tomorrow) {
    errors.target_date = messages.goals.earliestTarget(formatDate(tomorrow))
  }
  return errors
}

/** Moves the focus to the first invalid control after the next render. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
