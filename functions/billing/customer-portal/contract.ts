import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** Where the browser goes to manage what the caller pays for. Throws `conflict` where nothing was ever bought. */
export const contract = defineContract('customer-portal', {
  summary: 'Gives the address at which the caller manages what they pay for.',
  request: z.strictObject({ email: callerId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), url: z.url() }),
})
