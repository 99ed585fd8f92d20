import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Covers the caller's current check-in day once (STREAK-3). A second call changes nothing and returns `alreadyCheckedIn`. With
 * `checkedInAt` (ISO date-time) it covers the day of that instant, for a check-in that waited for the network (STREAK-5,
 * ADR 085).
 */
export const contract = defineContract('check-in', {
  summary: "Covers the caller's current check-in day once, or the day on which a late check-in was made.",
  request: z.strictObject({ goalId, userId: callerId, checkedInAt: z.optional(z.iso.datetime({ offset: true })) }),
  response: z.strictObject({
    success: z.literal(true),
    alreadyCheckedIn: z.boolean(),
    message: z.string(),
    goal: goalView,
  }),
})
