import type { FormEvent } from 'react'
import { HOURS_PER_WEEK, weeklyCommitmentHours } from '#domain/goals/fields.ts'
import { messages } from '#domain/messages.ts'

/** The name of the hours' control, by which its browser's own check is found. */
export const HOURS_NAME = 'hours'

const holdsNoNumber = (event: FormEvent<HTMLFormElement>): boolean => {
  const control = event.currentTarget.elements.namedItem(HOURS_NAME)
  return control instanceof HTMLInputElement && control.validity.badInput
}

/** Hours a week as typed; null for an empty field. */
export const hoursOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** What is wrong with the hours of the form that is being sent. */
export const hoursError = (event: FormEvent<HTMLFormElement>, typed: string): { hours?: string } => {
  const hours = hoursOf(typed)
  const wrong = hours === null ? holdsNoNumber(event) : !weeklyCommitmentHours.safeParse(hours).success
  return wrong ? { hours: messages.goals.hoursWrong(HOURS_PER_WEEK) } : {}
}
