import type { QueryClient } from '@tanstack/react-query'
import type { Billing } from '#domain/billing/customer-state.ts'
import { contract as syncSubscription } from '#functions/billing/sync-subscription/contract.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { subscriptionQuery } from './subscription-query.ts'

/**
 * Asks the server to read the plan back from Stripe (PLAN-9) and updates the query cache. The webhook may not have
 * arrived yet.
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
