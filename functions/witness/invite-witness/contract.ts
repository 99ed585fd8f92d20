import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { ownerName, witnessView } from '#domain/witness/witness.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * An earlier link of the goal ends (WITNESS-1). The link is returned once: only a hash of its token is stored.
 * Throws `refused`, or `conflict` with a help line, for a name with which no link is made (WITNESS-15).
 */
export const contract = defineContract('invite-witness', {
  summary: 'Makes the link for the witness of a goal, and ends an earlier one.',
  request: z.strictObject({ goalId, userId: callerId, name: z._default(ownerName, '') }),
  response: z.strictObject({ success: z.literal(true), link: z.url(), witness: witnessView }),
})
