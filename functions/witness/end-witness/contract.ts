import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('end-witness', {
  summary: 'Ends the witness of a goal: its link and its lines are deleted. Idempotent.',
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true) }),
})
