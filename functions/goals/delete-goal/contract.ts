import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('delete-goal', {
  summary: 'Deletes a goal with its ledger, texts and nudges.',
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true) }),
})
