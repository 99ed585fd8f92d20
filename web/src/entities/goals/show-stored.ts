import type { QueryClient } from '@tanstack/react-query'
import { readStoredGoals } from '#web/entities/offline/stored-goals.ts'
import { goalsQuery, withEdits } from './goals-query.ts'

/** Shows the goals that another tab stored, without a call. Its answer is as new as the newest of this browser. */
export const showStored = (client: QueryClient, personId: string): void => {
  const { queryKey } = goalsQuery(personId)
  const shown = client.getQueryData(queryKey)
  const known = readStoredGoals(personId)
  // Last known goals wait for an answer of their own (PAGE-30).
  if (known === null || shown === undefined || shown.stored !== undefined) return
  client.setQueryData(queryKey, withEdits(personId, known))
}
