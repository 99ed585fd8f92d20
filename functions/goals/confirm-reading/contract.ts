import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('confirm-reading', {
  summary: 'Restores ordinary coaching for a goal whose words were read wrongly, until they change.',
  request: z.strictObject({ goalId, userId: callerId, readWrongly: z.literal(true) }),
  response: z.strictObject({ success: z.literal(true), goal: goalView }),
})
