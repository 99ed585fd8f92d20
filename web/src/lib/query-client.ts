import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const RETRIES = 2

/** A refusal stays a refusal; a lost connection is worth another try. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof ApiError && error.status < 500)

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 30_000, networkMode: 'offlineFirst' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
