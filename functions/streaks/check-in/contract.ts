import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Covers the caller's present check-in day, once; the second time says so and changes nothing. With `checkedInAt` (ISO
 * date-time) it covers the day in which that instant lies: a check-in that waited for the network
 * (docs/adr/085-count-a-late-check-in-on-its-own-day.md).
 */
export const contract = defineContract('check-in', {
  summary: "Covers the caller's present check-in day, or the one that a late check-in was made on, once.",
  request: z.strictObject({ goalId, userId: callerId, checkedInAt: z.optional(z.iso.datetime({ offset: true })) }),
  response: z.strictObject({
    success: z.literal(true),
    alreadyCheckedIn: z.boolean(),
    message: z.string(),
    goal: goalView,
  }),
})
