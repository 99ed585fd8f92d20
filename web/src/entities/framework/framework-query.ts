import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FrameworkView } from '#domain/framework/framework.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'

/** The person's newest framework with its answers (FRAMEWORK-1); null if there is none. */
export const frameworkQuery = (personId: string) =>
  queryOptions({
    queryKey: ['framework', personId] as const,
    queryFn: async ({ signal }): Promise<FrameworkView | null> =>
      (await call(getLatestFramework, {}, { signal })).framework,
  })

export const useLatestFramework = () => useQuery(frameworkQuery(usePerson().id))
