import * as z from 'zod/mini'
import { defineContract } from '#functions/runtime/contract.ts'

/** What Stripe tells. Its signature over the raw body says that it is Stripe; anything else is a 400. */
export const contract = defineContract('stripe-webhook', {
  summary: 'Takes what Stripe tells, by the signature over the raw body.',
  access: 'anyone',
  from: 'raw',
  request: z.strictObject({ payload: z.string(), signature: z.string() }),
  response: z.strictObject({ received: z.literal(true) }),
})
