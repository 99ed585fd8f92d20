import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('clear-motivation-history', {
  summary: "Deletes a goal's texts of all days but today.",
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), deleted: z.int() }),
})
