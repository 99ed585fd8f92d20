import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The caller's plan. The page treats a failed call as not subscribed (PLAN-12). */
export const contract = defineContract('check-subscription', {
  summary: "Returns the caller's plan.",
  request: z.strictObject({ userId: callerId, email: callerId }),
  response: z.strictObject({
    success: z.literal(true),
    subscribed: z.boolean(),
    subscription_tier: z.nullable(z.string()),
    /** ISO date-time at which access ends or ended. Null for a plan without an end and without a plan. */
    subscription_end: z.nullable(z.string()),
  }),
})
