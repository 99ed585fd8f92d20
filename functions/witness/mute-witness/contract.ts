import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { witnessView } from '#domain/witness/witness.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** 404 for a goal without a witness. */
export const contract = defineContract('mute-witness', {
  summary: 'Mutes the lines of the witness of a goal, or accepts them again. Muted lines are not kept.',
  request: z.strictObject({ goalId, userId: callerId, muted: z.boolean() }),
  response: z.strictObject({ success: z.literal(true), witness: witnessView }),
})
