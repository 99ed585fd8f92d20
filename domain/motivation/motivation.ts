import * as z from 'zod/mini'
import { countCharacters, requiredText } from '#domain/characters.ts'
import { DomainError } from '#domain/errors.ts'
import { tone } from '#domain/goals/fields.ts'
import { requestMessages } from '#domain/messages/request.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { type Day, day } from '#domain/time/day.ts'

/** A goal's text of one day (TEXT-1, TEXT-7). */

export const MESSAGE_MAX = 1200
export const STEP_MAX = 160
export const CHALLENGE_MAX = 240
export const STEPS_MAX = 3
const STEP_MINUTES_MAX = 4
const CHALLENGE_SECONDS_MAX = 120

/**
 * The time that each step and the challenge take (TEXT-16). Absent for a text that a person saved, and for texts stored before
 * times were. `step_minutes` has one entry for each step, in whole minutes.
 */
export const motivationTimes = {
  step_minutes: z.optional(z.array(z.int().check(z.gte(1), z.lte(STEP_MINUTES_MAX)))),
  challenge_seconds: z.optional(z.int().check(z.gte(1), z.lte(CHALLENGE_SECONDS_MAX))),
}

/** The text itself: a message of lines, up to three steps of under 5 minutes, a challenge of 2 minutes or less. */
export const motivationText = z.strictObject({
  ...motivationTimes,
  message: requiredText(MESSAGE_MAX),
  micro_plan: z
    .array(requiredText(STEP_MAX))
    .check(z.minLength(1), z.maxLength(STEPS_MAX, { error: `must have at most ${STEPS_MAX} steps` })),
  challenge: requiredText(CHALLENGE_MAX),
})
export type MotivationText = z.infer<typeof motivationText>

/** Source of the text: the model, the built-in library (TEXT-5), or the page's fallback that the person saved. */
export const motivationSource = z.enum(['model', 'built-in', 'person'])
export type MotivationSource = z.infer<typeof motivationSource>

/**
 * Present where the text has gentle words: it shows no numbers, also beside a goal that stays ordinary after a model
 * refused its words (CARE-3, CARE-12).
 */
export const motivationCare = { care: z.optional(z.literal('gentle')) }

/** Whether a stored text is one of the gentle ones, by the version that it is kept with. */
export const isGentle = (promptVersion: string): boolean => promptVersion.startsWith('gentle/')

/** The care of a text, for its view. */
export const readTextCare = (promptVersion: string): { care?: 'gentle' } =>
  isGentle(promptVersion) ? { care: 'gentle' } : {}

/**
 * Whether an earlier text is listed for a goal: none while the goal is in crisis (CARE-8), and for a gentle goal only those that were
 * written for it as gentle (CARE-18). `textCare` is the care that the text was written for, undefined where it is unknown.
 */
export const isListed = (textCare: Care | undefined, goalCare: Care): boolean =>
  textCare !== undefined && (goalCare === 'ordinary' || (goalCare === 'gentle' && textCare === 'gentle'))

/** A list or a newline-separated text (TEXT-6). Read with `readMicroPlan`. */
export const microPlan = z.union([z.array(z.string()), z.string()])

/** A day's motivation as operations return it. */
export const motivationView = z.strictObject({
  goal_id: z.string(),
  user_id: z.string(),
  date: day,
  message: z.string(),
  micro_plan: microPlan,
  challenge: z.string(),
  ...motivationTimes,
  tone,
  source: motivationSource,
  ...motivationCare,
  created_at: z.string(),
})
export type MotivationView = z.infer<typeof motivationView>

/** A day's motivation as it is stored. */
export type Motivation = MotivationText & {
  goal_id: string
  user_id: string
  date: Day
  tone: z.infer<typeof tone>
  source: MotivationSource
  /** Version of the prompt, or of the built-in library, that made it. */
  prompt_version: string
  created_at: string
}

/** A list, or a newline-separated string; bullets and numbers in front are stripped, empty lines dropped. */
export const readMicroPlan = (plan: string | readonly string[]): string[] =>
  (typeof plan === 'string' ? plan.split('\n') : plan)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)](?!\d))\s*/u, '').trim())
    .filter((line) => line.length > 0)

export const viewMotivation = ({ prompt_version, ...shown }: Motivation): MotivationView => ({
  ...shown,
  ...readTextCare(prompt_version),
})

/**
 * As `readMicroPlan`, within the bounds of a plan; it may be empty. Throws `invalid-request`, naming `field`, where it breaks
 * them.
 */
export const readSteps = (plan: string | readonly string[], field: string): string[] => {
  const steps = readMicroPlan(plan)
  const words = requestMessages
  if (steps.length > STEPS_MAX) throw new DomainError('invalid-request', words.tooBig(STEPS_MAX, 'entries'), field)
  if (steps.some((step) => countCharacters(step) > STEP_MAX)) {
    throw new DomainError('invalid-request', words.tooBig(STEP_MAX, 'characters'), field)
  }
  return steps
}
