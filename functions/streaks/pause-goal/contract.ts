import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { pause } from '#domain/streaks/rhythm.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Sets a goal's pause in place of a present one and of one to come, or ends it (STREAK-11). The first day is today or later, the
 * last one less than 180 days after it.
 */
export const contract = defineContract('pause-goal', {
  summary: 'Sets the pause of a goal, or ends it with `pause: null`.',
  request: z.strictObject({ goalId, userId: callerId, pause: z.nullable(pause) }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), goal: goalView }),
})
