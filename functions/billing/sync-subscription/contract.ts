import * as z from 'zod/mini'
import { billing } from '#domain/billing/customer-state.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The caller's plan, read from Stripe in this call, so that `/success` does not depend on the webhook (PLAN-11). */
export const contract = defineContract('sync-subscription', {
  summary: "Reads the caller's plan from Stripe and returns it.",
  request: z.strictObject({ userId: callerId, email: callerId }),
  response: z.extend(billing, { success: z.literal(true) }),
})
