import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** Marks a missed yesterday as kept, late, until noon in the caller's zone (STREAK-12). A second call changes nothing. */
export const contract = defineContract('mark-yesterday', {
  summary: 'Marks a missed yesterday as kept, until noon in the zone of the caller.',
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({
    success: z.literal(true),
    alreadyCheckedIn: z.boolean(),
    message: z.string(),
    goal: goalView,
  }),
})
