import * as z from 'zod/mini'

/** The state of a person's plan, as last read from Stripe (ADR 051). */
export const billingState = z.enum([
  'none',
  'trialing',
  'active',
  'cancelling',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'refunded',
])
export type BillingState = z.infer<typeof billingState>

/** Whether the plan renews at the end of its period. */
export const isToRenew = (state: BillingState | undefined): boolean => state === 'active' || state === 'trialing'
