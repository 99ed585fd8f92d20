import * as z from 'zod/mini'
import { atMost, requiredText } from '#domain/characters.ts'
import { goalId, tone } from '#domain/goals/fields.ts'
import { CHALLENGE_MAX, MESSAGE_MAX, motivationView, STEP_MAX, STEPS_MAX } from '#domain/motivation/motivation.ts'
import { day } from '#domain/time/day.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** Stores a text for the goal's current day and replaces an existing one (TEXT-7). */
export const contract = defineContract('save-motivation', {
  summary: "Stores a text for a goal's current day and replaces an existing one.",
  request: z.strictObject({
    goalId,
    userId: callerId,
    date: z.optional(day),
    message: requiredText(MESSAGE_MAX),
    micro_plan: z.union([
      z.array(requiredText(STEP_MAX)).check(z.maxLength(STEPS_MAX)),
      z.string().check(...atMost(STEPS_MAX * (STEP_MAX + 8))),
    ]),
    challenge: requiredText(CHALLENGE_MAX),
    tone,
  }),
  response: z.strictObject({ success: z.literal(true), motivation: motivationView }),
})
