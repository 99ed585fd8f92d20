import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Billing } from '#domain/billing/customer-state.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { recheckSubscription } from './recheck.ts'

/** Milliseconds before each check: first 2 s after landing (PLAN-11), then with growing pauses, 30 s in total. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 12_000] as const

export type Recheck = {
  /** The state read from Stripe; undefined before the first answer. */
  billing: Billing | undefined
  /** `looking` until a purchase is found; `in-vain` after the last check without one. */
  phase: 'looking' | 'found' | 'in-vain'
  /** The error of the last check, if it failed. */
  failure: Error | null
  /** Checks now. */
  look: () => Promise<void>
  /** Restarts the series of checks. */
  again: () => void
}

/**
 * Checks the subscription until the purchase is there. The first check is 2 s after `landedAt`, in milliseconds
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
