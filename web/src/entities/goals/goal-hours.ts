import type { FormEvent } from 'react'
import { HOURS_PER_WEEK, weeklyCommitmentHours } from '#domain/goals/fields.ts'
import { messages } from '#domain/messages.ts'

/** The name of the hours control; finds its `validity`. */
export const HOURS_NAME = 'hours'

const holdsNoNumber = (event: FormEvent<HTMLFormElement>): boolean => {
  const control = event.currentTarget.elements.namedItem(HOURS_NAME)
  return control instanceof HTMLInputElement && control.validity.badInput
}

/** Hours per week as typed; null for an empty field. */
export const hoursOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** The error of the hours field of a submitted form (GOAL-8). */
export const hoursError = (event: FormEvent<HTMLFormElement>, typed: string): { hours?: string } => {
  const hours = hoursOf(typed)
  const wrong = hours === null ? holdsNoNumber(event) : !weeklyCommitmentHours.safeParse(hours).success
  return wrong ? { hours: messages.goals.hoursWrong(HOURS_PER_WEEK) } : {}
}
