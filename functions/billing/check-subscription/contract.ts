import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The caller's plan. A page takes a failure of this call for 'not subscribed' (specification 4). */
export const contract = defineContract('check-subscription', {
  summary: "Gives the caller's plan.",
  request: z.strictObject({ userId: callerId, email: callerId }),
  response: z.strictObject({
    success: z.literal(true),
    subscribed: z.boolean(),
    subscription_tier: z.nullable(z.string()),
    /** ISO date-time: until when access lasts, or when it ended; null where it has no end, or never was. */
    subscription_end: z.nullable(z.string()),
  }),
})
