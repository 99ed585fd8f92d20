import type { FormEvent } from 'react'
import { DESCRIPTION_MAX, TITLE_MAX, type Tone, timeOfDay } from '#domain/goals/fields.ts'
import { messages } from '#domain/messages.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { formatDate } from '#web/lib/dates.ts'

/** What every form of a goal holds, as typed. An empty `target_date` is none. */
export type GoalDraft = {
  title: string
  description: string
  target_date: string
  tone: Tone
  /** Local wall-clock time, HH:MM. */
  time_of_day: string
}

export type DraftErrors = Partial<Record<keyof GoalDraft, string>>

/** Characters as a person counts them. */
export const count = (text: string): number => [...text.trim()].length

/** The name of the date control, by which its browser's own check is found. */
export const DATE_NAME = 'target_date'

/** True while the date control holds part of a date: its value is then empty, and must not pass for none. */
export const holdsHalfADate = (event: FormEvent<HTMLFormElement>): boolean => {
  const control = event.currentTarget.elements.namedItem(DATE_NAME)
  return control instanceof HTMLInputElement && control.validity.badInput
}

/**
 * The rules of specification 5. `kept` is the date that an edited goal already has: it may stay as it is, even where it
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

/** Moves the focus to the first control that is wrong, once its error is drawn. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
