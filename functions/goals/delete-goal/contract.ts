import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { defineContract } from '#functions/shared/contract.ts'
import { callerId } from '#functions/shared/wire.ts'

export const contract = defineContract('delete-goal', {
  summary: 'Removes a goal with its days and its motivation.',
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true) }),
})
