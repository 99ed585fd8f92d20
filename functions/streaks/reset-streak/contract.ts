import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** Closes the current run. The history and the best run stay (STREAK-4). */
export const contract = defineContract('reset-streak', {
  summary: 'Closes the current run. The history and the best run stay.',
  request: z.strictObject({ goal_id: goalId, user_id: callerId }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), goal: goalView }),
})
