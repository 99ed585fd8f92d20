import * as z from 'zod/mini'
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/goals/fields.ts'
import { inStepsOf } from '#domain/steps.ts'

/** Goal suggestions of the workshop (FRAMEWORK-6). */

export const SUGGESTIONS = 3
const REASONING_MAX = 300

const atMost = (max: number) => z.refine<string>((text) => [...text].length <= max)
const line = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max))

export const goalSuggestion = z.strictObject({
  title: line(TITLE_MAX),
  description: line(DESCRIPTION_MAX),
  reasoning: line(REASONING_MAX),
  /** Hours a week. */
  timeCommitment: z.number().check(z.gt(0), ...inStepsOf(0.5, 'must be in half hours')),
})
export type GoalSuggestion = z.infer<typeof goalSuggestion>

const SMALLEST = 0.5

/** Hours a week that one goal of a circle may ask for: what the circle has, and half an hour where it has none. */
export const hoursForOne = (hoursPerWeek: number): number => Math.max(SMALLEST, Math.floor(hoursPerWeek * 2) / 2)

/** A share of a circle's hours in half hours, at least one of them and never more than the circle has. */
export const shareOf = (hoursPerWeek: number, share: number): number =>
  Math.min(hoursForOne(hoursPerWeek), Math.max(SMALLEST, Math.round(hoursPerWeek * share * 2) / 2))
