import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { UNCLEAR } from '#domain/framework/suggestion-wish.ts'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { COACH_TIMEOUT, call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { readWorkshop, type Suggested, storeWorkshop } from '#web/features/framework/stored-workshop.ts'
import type { WorkshopCircle } from '#web/features/framework/workshop-plan.ts'
import { ApiError, isRefusedText } from '#web/lib/api-error.ts'

type Asked = { plan: string; circle: WorkshopCircle }

/**
 * The built-in suggestions of a circle (FRAMEWORK-6), without those that are already goals of the person. If the server refuses the
 * person's words, the suggestions are gentle, as after a refusal of the model (CARE-12).
 */
const suggestBuiltIn = ({ wish }: WorkshopCircle, held: readonly string[], error: unknown): Suggested => ({
  suggestions: builtInSuggestions(isRefusedText(error) ? { ...wish, gentle: UNCLEAR } : wish, { held }),
  source: 'built-in',
})

const ask = async (circle: WorkshopCircle, held: readonly string[], signal: AbortSignal): Promise<Suggested> => {
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
    return suggestBuiltIn(circle, held, error)
  }
}

const suggestionsQuery = (personId: string, { plan, circle }: Asked) =>
  queryOptions({
    queryKey: ['suggestions', personId, plan, circle.key] as const,
    queryFn: async ({ client, signal }) => {
      const stored = readWorkshop(personId, plan).suggested[circle.key]
      if (stored) return stored
      const shown = client.getQueryData(goalsQuery(personId).queryKey)
      const held = (shown?.goals ?? []).map(({ title }) => title)
      const suggested = await ask(circle, held, signal)
      storeWorkshop(personId, plan, {
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
