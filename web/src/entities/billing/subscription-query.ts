import { queryOptions, useQuery } from '@tanstack/react-query'
import { NOT_SUBSCRIBED, type Subscription } from '#domain/billing/plans.ts'
import { contract as checkSubscription } from '#functions/billing/check-subscription/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { useSession } from '#web/entities/session/session.tsx'

export const subscriptionQuery = (person: { id: string; email: string }) =>
  queryOptions({
    queryKey: ['subscription', person.id] as const,
    queryFn: async ({ signal }): Promise<Subscription> => {
      const { success: _, ...owned } = await call(
        checkSubscription,
        { userId: person.id, email: person.email },
        { signal },
      )
      return owned
    },
  })

/** The present person's plan. A visitor and a failed check count as unsubscribed (PLAN-12). */
export const useSubscription = (): Subscription => {
  const session = useSession()
  const person = session.state === 'signed-in' ? session.person : { id: '', email: '' }
  const { data } = useQuery({ ...subscriptionQuery(person), enabled: session.state === 'signed-in' })
  return data ?? NOT_SUBSCRIBED
}
