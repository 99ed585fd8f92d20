import * as z from 'zod/mini'
import { goalId, STREAK_MAX, tone } from '#domain/goals/fields.ts'
import { microPlan, motivationCare, motivationSource, motivationTimes } from '#domain/motivation/motivation.ts'
import { nudgeStatus } from '#domain/nudges/nudge.ts'
import { callerId, idempotencyKey } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The goal is read from the table. Copies of its fields in the request are accepted and ignored (ADR 011). */
const forGoal = z.strictObject({
  goalId,
  goalTitle: z.optional(z.string().check(z.maxLength(400))),
  goalDescription: z.optional(z.nullable(z.string().check(z.maxLength(1200)))),
  tone: z.optional(tone),
  streakCount: z.optional(z.int().check(z.gte(0), z.lte(STREAK_MAX))),
  userId: callerId,
  targetDate: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  isNudge: z.optional(z.boolean()),
  isGeneralNudge: z.optional(z.literal(false)),
  idempotency_key: idempotencyKey,
})

const general = z.strictObject({ userId: callerId, isGeneralNudge: z.literal(true), idempotency_key: idempotencyKey })

/**
 * The text of a goal's current day, generated once and then read (TEXT-3). With `isNudge` a nudge for the goal, with
 * `isGeneralNudge` a nudge for all goals (NUDGE-1). A repeated request of a nudge with the same key on the same day returns the stored
 * nudge (NUDGE-10). Throws `limit-reached` above the plan's nudges per day (NUDGE-2).
 */
export const contract = defineContract('generate-daily-motivation', {
  summary: "Returns the text of a goal's current day, generated once, or a new nudge.",
  request: z.discriminatedUnion('isGeneralNudge', [forGoal, general]),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    microPlan,
    challenge: z.string(),
    /** The time of each step in minutes, and of the challenge in seconds (TEXT-16). */
    stepMinutes: motivationTimes.step_minutes,
    challengeSeconds: motivationTimes.challenge_seconds,
    tone,
    source: motivationSource,
    ...motivationCare,
    /** The day's nudges, after a nudge (NUDGE-4). */
    nudges: z.optional(nudgeStatus),
  }),
})
