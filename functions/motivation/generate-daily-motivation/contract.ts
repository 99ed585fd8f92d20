import * as z from 'zod/mini'
import { goalId, STREAK_MAX, tone } from '#domain/goals/fields.ts'
import { microPlan, motivationSource } from '#domain/motivation/motivation.ts'
import { nudgeStatus } from '#domain/nudges/nudge.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** What the goal is comes from the table; the copies that a caller may send are accepted and not believed. */
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
})

const general = z.strictObject({ userId: callerId, isGeneralNudge: z.literal(true) })

/**
 * The motivation of a goal's present day: made once, then read (decision 16). With `isNudge` one more push for the goal, and
 * with `isGeneralNudge` one for no goal in particular: each is new, counts against the plan's limit for the day, and is
 * refused with `limit-reached` beyond it.
 */
export const contract = defineContract('generate-daily-motivation', {
  summary: "Gives the motivation of a goal's present day, made once, or one more nudge.",
  request: z.discriminatedUnion('isGeneralNudge', [forGoal, general]),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    microPlan,
    challenge: z.string(),
    tone,
    source: motivationSource,
    /** After a nudge: what is left of the day's. */
    nudges: z.optional(nudgeStatus),
  }),
})
