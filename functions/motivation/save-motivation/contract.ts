import * as z from 'zod/mini'
import { goalId, tone } from '#domain/goals/fields.ts'
import { CHALLENGE_MAX, MESSAGE_MAX, motivationView, STEP_MAX, STEPS_MAX } from '#domain/motivation/motivation.ts'
import { day } from '#domain/time/day.ts'
import { defineContract } from '#functions/shared/contract.ts'
import { callerId } from '#functions/shared/wire.ts'

const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'is required' }),
      z.maxLength(max, { error: `must be at most ${max} characters` }),
    )

/** Keeps a text for the goal's present day, in place of one that is there (upsert on goal and date). */
export const contract = defineContract('save-motivation', {
  summary: "Keeps a text for a goal's present day, in place of one that is there.",
  request: z.strictObject({
    goalId,
    userId: callerId,
    date: z.optional(day),
    message: line(MESSAGE_MAX),
    micro_plan: z.union([
      z.array(line(STEP_MAX)).check(z.maxLength(STEPS_MAX)),
      z.string().check(z.maxLength(STEPS_MAX * (STEP_MAX + 8))),
    ]),
    challenge: line(CHALLENGE_MAX),
    tone,
  }),
  response: z.strictObject({ success: z.literal(true), motivation: motivationView }),
})
