import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { builtInSuggestions, type SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { COACH_TIMEOUT, call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { keepWorkshop, readWorkshop, type Suggested } from '#web/features/framework/stored-workshop.ts'
import type { WorkshopCircle } from '#web/features/framework/workshop-plan.ts'
import { ApiError } from '#web/lib/api-error.ts'

type Asked = { plan: string; circle: WorkshopCircle }

const createWish = ({ name, allocated, said, gentle, heard }: WorkshopCircle): SuggestionWish => ({
  circle: name,
  hoursPerWeek: allocated,
  personalDefinition: said.personalDefinition ?? '',
  currentChallenges: said.currentChallenges ?? '',
  specificGoal: said.specificGoal ?? '',
  ...heard,
  gentle,
  moving: false,
})

const ask = async (circle: WorkshopCircle, signal: AbortSignal): Promise<Suggested> => {
  const { name, allocated, said, readWrongly } = circle
  try {
    const { suggestions, source } = await call(
      generateGoalSuggestions,
      {
        circleName: name,
        hoursPerWeek: allocated,
        ...said,
        ...(readWrongly.length > 0 && { readWrongly: [...readWrongly] }),
      },
      { signal, timeout: COACH_TIMEOUT },
    )
    return { suggestions, source }
  } catch (error) {
    if (signal.aborted) throw error
    // Words in crisis get help in place of suggestions (CARE-8).
    if (error instanceof ApiError && error.careReason !== undefined) throw error
    // On a failure the built-in suggestions of the circle are used (FRAMEWORK-6).
    return { suggestions: builtInSuggestions(createWish(circle)), source: 'built-in' }
  }
}

const suggestionsQuery = (personId: string, { plan, circle }: Asked) =>
  queryOptions({
    queryKey: ['suggestions', personId, plan, circle.key] as const,
    queryFn: async ({ signal }) => {
      const kept = readWorkshop(personId, plan).suggested[circle.key]
      if (kept) return kept
      const suggested = await ask(circle, signal)
      keepWorkshop(personId, plan, {
        suggested: { ...readWorkshop(personId, plan).suggested, [circle.key]: suggested },
      })
      return suggested
    },
    // Never refetch: another answer would change the suggestions on the screen.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The suggestions for a circle. After they have loaded, fetches those of the next circle. */
export const useSuggestions = (asked: Asked, next: WorkshopCircle | undefined) => {
  const client = useQueryClient()
  const personId = usePerson().id
  const { data, error } = useQuery(suggestionsQuery(personId, asked))
  const isHere = data !== undefined
  const { plan } = asked
  useEffect(() => {
    if (isHere && next) void client.prefetchQuery(suggestionsQuery(personId, { plan, circle: next }))
  }, [isHere, next, client, personId, plan])
  const help = error instanceof ApiError ? (error.careReason ?? null) : null
  return { suggested: data, help }
}
