import { queryOptions } from '@tanstack/react-query'
import type { FrameworkView } from '#domain/framework/framework.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { call } from '#web/entities/session/api.ts'

/** The person's newest framework with its answers; null where none was made yet. */
export const frameworkQuery = (personId: string) =>
  queryOptions({
    queryKey: ['framework', personId] as const,
    queryFn: async ({ signal }): Promise<FrameworkView | null> =>
      (await call(getLatestFramework, {}, { signal })).framework,
  })
