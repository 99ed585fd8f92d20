import * as z from 'zod/mini'
import { defineContract } from '#functions/runtime/contract.ts'

/** A Stripe webhook event, authenticated by the signature over the raw body. Any other request is 400 (PLAN-9). */
export const contract = defineContract('stripe-webhook', {
  summary: 'Takes a Stripe event that is signed over the raw body.',
  access: 'anyone',
  from: 'raw',
  request: z.strictObject({ payload: z.string(), signature: z.string() }),
  response: z.strictObject({ received: z.literal(true) }),
})
