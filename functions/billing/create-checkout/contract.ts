import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * The URL at which the browser buys an offer (API-10); default Personal Plan. `priceId` is the offer's price id at Stripe or its
 * lookup key. A subscriber of another plan gets the URL that confirms the change of plan. Throws `conflict` for the plan that
 * the caller already has, `forbidden` for coaching without Personal Plan (PLAN-8).
 */
export const contract = defineContract('create-checkout', {
  summary: 'Returns the URL at which the caller buys a plan.',
  request: z.strictObject({
    email: callerId,
    userId: callerId,
    tier: z.optional(z.enum(['pro_plan', 'strategic_advisory', 'coaching'])),
    priceId: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  }),
  response: z.strictObject({ success: z.literal(true), url: z.url() }),
})
