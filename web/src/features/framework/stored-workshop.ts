import * as z from 'zod/mini'
import { goalKind } from '#domain/coach/kinds/kind.ts'
import { coachSource } from '#domain/framework/report.ts'
import { goalSuggestion } from '#domain/framework/suggestions.ts'
import { circleType, tone } from '#domain/goals/fields.ts'
import { circleKey } from '#domain/interview/circles.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'

/** The workshop's state in session storage, by person, so that it survives a reload. */

const madeGoal = z.strictObject({
  id: z.string(),
  title: z.string(),
  tone,
  time_of_day: z.string(),
  hours: z.nullable(z.number()),
  /** Kept as a draft, because the plan had no room (FRAMEWORK-15). */
  waits: z._default(z.boolean(), false),
})
export type MadeGoal = z.infer<typeof madeGoal>

/** A finished circle; without a goal if it was skipped. */
const stop = z.strictObject({ circle: circleKey, goal: z.nullable(madeGoal) })
export type Stop = z.infer<typeof stop>

/** The input for one circle. `choice` is the index of a suggestion, or the custom goal. */
const draft = z.strictObject({
  choice: z.nullable(z.union([z.literal('own'), z.int()])),
  title: z.string(),
  description: z.string(),
  target_date: z.string(),
  tone,
  time_of_day: z.string(),
  circle_type: z.nullable(circleType),
  /** Replaced by the suggestion's hours until the person types some. */
  weekly_commitment_hours: z.string(),
  hours_typed: z.boolean(),
  /** Replaced by the suggestion's weekdays until the person chooses some. */
  weekdays: z.array(z.int()),
  weekdays_chosen: z.boolean(),
  rest_days: z.boolean(),
  kind: z.nullable(goalKind),
  plan_when: z.string(),
  plan_then: z.string(),
  obstacle: z.string(),
})
export type CircleDraft = z.infer<typeof draft>

const suggested = z.strictObject({ suggestions: z.array(goalSuggestion), source: coachSource })
export type Suggested = z.infer<typeof suggested>

const workshop = z.strictObject({
  plan: z.string(),
  stops: z.array(stop),
  /** A draft that does not fit, for example of an earlier release, costs only itself. */
  draft: z.catch(z.nullable(z.strictObject({ circle: circleKey, draft })), null),
  suggested: z.partialRecord(circleKey, suggested),
})
type WorkshopState = z.infer<typeof workshop>

const storedFor = (personId: string): StoredValue<WorkshopState> =>
  createStoredValue(`workshop.${personId}`, workshop, 'session')

/** The stored state of this plan's workshop. State of an earlier framework is ignored. */
export const readWorkshop = (personId: string, plan: string): WorkshopState => {
  const stored = storedFor(personId).read()
  return stored?.plan === plan ? stored : { plan, stops: [], draft: null, suggested: {} }
}

export const storeWorkshop = (personId: string, plan: string, change: Partial<Omit<WorkshopState, 'plan'>>): void =>
  storedFor(personId).write({ ...readWorkshop(personId, plan), ...change })

export const forgetWorkshop = (personId: string): void => storedFor(personId).clear()
