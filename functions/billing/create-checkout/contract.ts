import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Where the browser goes to buy: Personal Plan without a `tier`. `priceId`, where it is given, is the price of that offer:
 * its id at Stripe or its lookup key. Whoever holds another plan is led to confirm the change of that one. Throws
 * `conflict` for a plan that is held already, `forbidden` for coaching without Personal Plan.
 */
export const contract = defineContract('create-checkout', {
  summary: 'Gives the address at which the caller buys a plan.',
  request: z.strictObject({
    email: callerId,
    userId: callerId,
    tier: z.optional(z.enum(['pro_plan', 'strategic_advisory', 'coaching'])),
    priceId: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  }),
  response: z.strictObject({ success: z.literal(true), url: z.url() }),
})
