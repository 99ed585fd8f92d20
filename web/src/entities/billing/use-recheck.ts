import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Billing } from '#domain/billing/customer-state.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { recheckSubscription } from './recheck.ts'

/** Milliseconds before each look: 2 s after landing (specification 9), then ever more gently, half a minute in all. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 12_000] as const

export type Recheck = {
  /** What Stripe says; undefined where it was not asked yet. */
  billing: Billing | undefined
  /** `looking` until something that was bought is found, or until every look was in vain. */
  phase: 'looking' | 'found' | 'in-vain'
  /** Why the last look failed, where it did. */
  failure: Error | null
  /** Looks now. */
  look: () => Promise<void>
  /** Begins all over. */
  again: () => void
}

/**
 * Looks for what the person has just bought until it is there. The first look comes 2 s after `landedAt`, in milliseconds
 * of `performance.now()`.
 */
export const useRecheck = (landedAt: number): Recheck => {
  const client = useQueryClient()
  const person = usePerson()
  const [looks, setLooks] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['recheck', person.id] as const,
    queryFn: () => recheckSubscription(client, person),
    enabled: false,
    retry: false,
    gcTime: 0,
  })
  const found = data !== undefined && (data.subscribed || data.coaching)
  const pause = found ? undefined : PAUSES[looks]

  useEffect(() => {
    if (pause === undefined) return
    const waited = looks === 0 ? performance.now() - landedAt : 0
    const timer = setTimeout(() => void refetch().finally(() => setLooks(looks + 1)), Math.max(0, pause - waited))
    return () => clearTimeout(timer)
  }, [pause, looks, landedAt, refetch])

  return {
    billing: data,
    phase: found ? 'found' : pause === undefined ? 'in-vain' : 'looking',
    failure: error,
    look: async () => {
      await refetch({ cancelRefetch: false })
    },
    again: () => setLooks(0),
  }
}
