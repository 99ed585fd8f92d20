import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The URL of the Stripe portal for the caller (PLAN-10). Throws `conflict` when the caller never bought anything. */
export const contract = defineContract('customer-portal', {
  summary: 'Returns the URL at which the caller manages subscriptions and payments.',
  request: z.strictObject({ email: callerId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), url: z.url() }),
})
