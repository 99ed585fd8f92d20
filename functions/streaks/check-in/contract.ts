import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { defineContract } from '#functions/shared/contract.ts'
import { callerId } from '#functions/shared/wire.ts'

/** Covers the caller's present check-in day, once; the second time says so and changes nothing. */
export const contract = defineContract('check-in', {
  summary: "Covers the caller's present check-in day, once.",
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({
    success: z.literal(true),
    alreadyCheckedIn: z.boolean(),
    message: z.string(),
    goal: goalView,
  }),
})
