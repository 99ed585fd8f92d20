import { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from './api-error.ts'

const RETRIES = 2

/** Retries lost connections and 5xx, but neither refusals nor requests that timed out. */
const worthRetrying = (failures: number, error: Error): boolean => {
  if (failures >= RETRIES) return false
  if (error instanceof NetworkError) return !error.timedOut
  return !(error instanceof ApiError && error.status < 500)
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 30_000, networkMode: 'offlineFirst' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
