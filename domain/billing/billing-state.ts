import * as z from 'zod/mini'

/** What Stripe last said of a person's plan (docs/adr/051-map-subscription-states-to-access.md). */
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

/** Whether the plan's period is followed by another one, as far as is known. */
export const isToRenew = (state: BillingState | undefined): boolean => state === 'active' || state === 'trialing'
