import * as z from 'zod/mini'
import { coachSource } from '#domain/framework/report.ts'
import { goalSuggestion } from '#domain/framework/suggestions.ts'
import { tone } from '#domain/goals/fields.ts'
import { circleKey } from '#domain/interview/circles.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'

/** What the workshop keeps for the session, by person, so that a reload loses neither a step nor a word. */

const madeGoal = z.strictObject({
  id: z.string(),
  title: z.string(),
  tone,
  time_of_day: z.string(),
  hours: z.nullable(z.number()),
})
export type MadeGoal = z.infer<typeof madeGoal>

/** A circle that was dealt with; without a goal where it was skipped. */
const stop = z.strictObject({ circle: circleKey, goal: z.nullable(madeGoal) })
export type Stop = z.infer<typeof stop>

/** What was chosen and typed for one circle. `choice` is the place of a suggestion, or the person's own words. */
const draft = z.strictObject({
  choice: z.nullable(z.union([z.literal('own'), z.int()])),
  title: z.string(),
  description: z.string(),
  target_date: z.string(),
  tone,
  time_of_day: z.string(),
  /** As typed; null follows the suggestion. */
  hours: z.nullable(z.string()),
})
export type CircleDraft = z.infer<typeof draft>

const suggested = z.strictObject({ suggestions: z.array(goalSuggestion), source: coachSource })
export type Suggested = z.infer<typeof suggested>

const workshop = z.strictObject({
  plan: z.string(),
  stops: z.array(stop),
  draft: z.nullable(z.strictObject({ circle: circleKey, draft })),
  suggested: z.partialRecord(circleKey, suggested),
})
type WorkshopState = z.infer<typeof workshop>

const storedFor = (personId: string): StoredValue<WorkshopState> =>
  createStoredValue(`workshop.${personId}`, workshop, 'session')

/** What is kept of this plan's workshop; what belongs to an earlier framework counts for nothing. */
export const readWorkshop = (personId: string, plan: string): WorkshopState => {
  const kept = storedFor(personId).read()
  return kept?.plan === plan ? kept : { plan, stops: [], draft: null, suggested: {} }
}

export const keepWorkshop = (personId: string, plan: string, change: Partial<Omit<WorkshopState, 'plan'>>): void =>
  storedFor(personId).write({ ...readWorkshop(personId, plan), ...change })

export const forgetWorkshop = (personId: string): void => storedFor(personId).clear()
