import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { day } from '#domain/time/day.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Takes back the check-in of the caller's current check-in day, also one of a mail's link (STREAK-20). `day` names the day that the
 * caller saw, so that a call after the day's end is refused and undoes nothing else. A second call changes nothing and returns the same.
 * A day with a feeling or a note is refused without `remove_words`.
 */
export const contract = defineContract('undo-check-in', {
  summary: "Takes back the check-in of the caller's current check-in day.",
  request: z.strictObject({ goal_id: goalId, user_id: callerId, day, remove_words: z.optional(z.boolean()) }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), goal: goalView }),
})
