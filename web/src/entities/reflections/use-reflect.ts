import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reflection } from '#domain/streaks/reflection.ts'
import type { RequestOf } from '#functions/runtime/contract.ts'
import { contract as listReflections } from '#functions/streaks/list-reflections/contract.ts'
import { contract as reflectOnCheckIn } from '#functions/streaks/reflect-on-check-in/contract.ts'
import { showGoal } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'

type Of = { id: string; user_id: string }
type Change = Omit<RequestOf<typeof reflectOnCheckIn>, 'goalId' | 'userId'>

/** What the person said of the days of a goal, newest first (STREAK-15). */
export const reflectionsQuery = ({ id, user_id }: Of) =>
  queryOptions({
    queryKey: ['reflections', user_id, id] as const,
    queryFn: async ({ signal }): Promise<Reflection[]> =>
      (await call(listReflections, { goalId: id }, { signal })).reflections,
  })

/** Stores a feeling or a line of a kept day outside of the form. */
export const useReflect = (goal: Of) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => call(reflectOnCheckIn, { goalId: goal.id, ...change }),
    onSuccess: (answer) => {
      showGoal(client, goal.user_id, answer.goal)
      return client.invalidateQueries({ queryKey: reflectionsQuery(goal).queryKey })
    },
  })
}
