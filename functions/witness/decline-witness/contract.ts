import * as z from 'zod/mini'
import { witnessToken } from '#domain/witness/witness.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The link, the line and the witness's name are deleted; the owner sees the date (WITNESS-13). 404 for every link that is not valid. */
export const contract = defineContract('decline-witness', {
  summary: 'Ends the link of a witness who declines, without a sign-in. The owner sees the date and nothing else.',
  access: 'anyone',
  request: z.strictObject({ token: witnessToken }),
  response: z.strictObject({ success: z.literal(true) }),
})
