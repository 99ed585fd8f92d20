import * as z from 'zod/mini'
import { DESCRIPTION_MAX } from '#domain/goals/fields.ts'
import { inSteps } from '#domain/steps.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'

/** Goal suggestions of the workshop (FRAMEWORK-6, FRAMEWORK-14). */

/** What a suggestion asks for: to do something, to leave something out, or something with a person. One of each. */
export const SUGGESTION_KINDS = ['do', 'leave-out', 'person'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]
export const SUGGESTIONS = SUGGESTION_KINDS.length
/** Short enough to stand in a sentence. */
export const SUGGESTION_TITLE_MAX = 60
const REASONING_MAX = 300
const MINUTES_MOST = 240

const atMost = (max: number) =>
  z.refine<string>((text) => [...text].length <= max, { error: `must be at most ${max} characters` })
const line = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max))

const suggestionMinutes = z.int().check(z.gte(5), z.lte(MINUTES_MOST))
const suggestionDays = z.int().check(z.gte(1), z.lte(DAYS_A_WEEK))

export const goalSuggestion = z.strictObject({
  title: line(SUGGESTION_TITLE_MAX),
  description: line(DESCRIPTION_MAX),
  reasoning: line(REASONING_MAX),
  /** Hours a week to one decimal: minutes times days. */
  timeCommitment: z.number().check(z.gt(0), ...inSteps(0.1, 'must be in tenths of an hour')),
  /** Absent over a gentle subject, which shows no figures, and in suggestions from before the field existed. */
  minutes: z.optional(suggestionMinutes),
  days: z.optional(suggestionDays),
  kind: z.optional(z.enum(SUGGESTION_KINDS)),
})
export type GoalSuggestion = z.infer<typeof goalSuggestion>

const SMALLEST = 0.5
const MINUTES_AN_HOUR = 60
const LEAST_MINUTES = 5

/** Hours a week that one goal of a circle may ask for: what the circle has, and half an hour where it has none. */
export const hoursForOne = (hoursPerWeek: number): number => Math.max(SMALLEST, Math.floor(hoursPerWeek * 2) / 2)

/** Hours a week to one decimal. */
export const weeklyHours = (minutes: number, days: number): number =>
  Math.max(1, Math.round((minutes * days * 10) / MINUTES_AN_HOUR)) / 10

export type Size = { minutes: number; days: number }

/** A size within the hours: fewer days first, then fewer minutes. */
export const sizeWithin = ({ minutes, days }: Size, mostHours: number): Size => {
  const most = mostHours * MINUTES_AN_HOUR
  const fewer = Math.min(days, Math.max(1, Math.floor(most / minutes)))
  const shorter = Math.min(minutes, Math.max(LEAST_MINUTES, Math.floor(most / fewer / LEAST_MINUTES) * LEAST_MINUTES))
  return { minutes: shorter, days: fewer }
}
