import type { QueryClient } from '@tanstack/react-query'
import type { Billing } from '#domain/billing/customer-state.ts'
import { contract as syncSubscription } from '#functions/billing/sync-subscription/contract.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { subscriptionQuery } from './subscription-query.ts'

/**
 * Has the person's plan read back from Stripe, and lets everything that the page knows of it follow: a webhook may still
 * be on its way.
 */
export const recheckSubscription = async (
  client: QueryClient,
  person: { id: string; email: string },
): Promise<Billing> => {
  const { success: _, ...billing } = await call(syncSubscription, { userId: person.id, email: person.email })
  const { subscribed, subscription_tier, subscription_end } = billing
  client.setQueryData(subscriptionQuery(person).queryKey, { subscribed, subscription_tier, subscription_end })
  void client.invalidateQueries(goalsQuery(person.id))
  return billing
}
