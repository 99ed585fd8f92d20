import * as z from 'zod/mini'
import { billing } from '#domain/billing/customer-state.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The caller's plan, read back from Stripe now: right on /success when the webhook is late. */
export const contract = defineContract('sync-subscription', {
  summary: "Reads the caller's plan back from Stripe and gives it.",
  request: z.strictObject({ userId: callerId, email: callerId }),
  response: z.extend(billing, { success: z.literal(true) }),
})
