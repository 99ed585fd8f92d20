import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loadingMessages } from '#domain/messages/loading.ts'
import { errorText } from './error-text.ts'
import { useLoadingLimit } from './loading-limit.ts'

type Query = {
  data: unknown
  error: Error | null
  isError: boolean
  isFetching: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch: () => Promise<unknown>
}

/** Cancels requests that still load a screen's first data: a new one would only join them. */
const dropHungRequests = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ type: 'active', fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })

/** Why the data is missing, and what 'Try Again' does. */
export type LoadFailure = { reason: string; trying: boolean; onRetry: () => void }

/**
 * Decides whether a screen shows its spinner ('loading'), its error state, or its data ('loaded'). A query that takes too
 * long or waits for the network counts as failed, and a failed one stays so until the data is there: the spinner does not
 * come back while the query tries again (AUTH-17).
 */
export const useLoad = (...queries: Query[]): 'loading' | 'loaded' | LoadFailure => {
  const client = useQueryClient()
  const missing = queries.filter(({ data }) => data === undefined)
  const isMissing = missing.length > 0
  const late = useLoadingLimit(isMissing)
  const [gaveUp, setGaveUp] = useState(false)
  const [pressed, setPressed] = useState(false)
  const failed = isMissing && (late || missing.some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused'))
  if (failed && !gaveUp) setGaveUp(true)
  if (!isMissing && gaveUp) setGaveUp(false)
  if (!isMissing) return 'loaded'
  if (!failed && !gaveUp) return 'loading'
  const error = missing.find((query) => query.error)?.error
  return {
    reason: error ? errorText(error) : loadingMessages.late,
    trying: pressed && missing.some(({ isFetching }) => isFetching),
    onRetry: () => {
      setPressed(true)
      void dropHungRequests(client)
        .then(() => Promise.allSettled(missing.map(({ refetch }) => refetch())))
        .then(() => setPressed(false))
    },
  }
}
