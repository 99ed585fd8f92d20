import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { witnessView } from '#domain/witness/witness.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('get-witness', {
  summary: 'Returns the witness of a goal and the line that arrived, or null without a witness.',
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), witness: z.nullable(witnessView) }),
})
