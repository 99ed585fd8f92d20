import { useQuery } from '@tanstack/react-query'
import type { FrameworkView } from '#domain/framework/framework.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'

/** The person's newest framework; null where none was made. */
export const useFramework = () =>
  useQuery({
    queryKey: ['framework', usePerson().id],
    queryFn: async ({ signal }): Promise<FrameworkView | null> =>
      (await call(getLatestFramework, {}, { signal })).framework,
  })
