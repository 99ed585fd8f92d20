import type { QueryClient } from '@tanstack/react-query'
import { goalsQuery } from './goals-query.ts'

/**
 * Loads the goals again if they are loading: until then the page shows the last known ones (PAGE-30), and an answer that is on its
 * way can be older than the check-in or its undo. Returns whether the shown goals are the server's.
 */
export const refreshGoals = async (client: QueryClient, personId: string): Promise<boolean> => {
  const { queryKey } = goalsQuery(personId)
  if (client.isFetching({ queryKey }) === 0) return true
  await client.invalidateQueries({ queryKey })
  return !client.getQueryState(queryKey)?.isInvalidated
}
