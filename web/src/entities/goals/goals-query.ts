import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CIRCLES } from '#domain/goals/fields.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { LAST_HOURS_MS } from '#domain/streaks/view-streak.ts'
import { DAY_MS } from '#domain/time/units.ts'
import { wallClock } from '#domain/time/wall-clock.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import {
  type Answer,
  latestGoals,
  readStoredGoals,
  storedGoalsAtLimit,
  storeGoal,
} from '#web/entities/offline/stored-goals.ts'
import { useGoalsNow } from '#web/entities/offline/use-goals-now.ts'
import { call } from '#web/entities/session/api.ts'
import { hasRecentChange } from '#web/entities/session/recent-change.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { setCheckedInCircles } from './check-in/checked-in-circles.ts'
import { circlesToday } from './check-in/circles-today.ts'
import type { Goals } from './goals.ts'
import { mergeEdit } from './unsynced-edits.ts'

/** Whether the dashboard is replaced by 'Free Trial Expired' (PLAN-2). */
export const isBlocked = ({ plan: { trial } }: Goals): boolean =>
  trial.isTrialExpired && !trial.hasActiveSubscription && trial.daysRemaining <= 0

/** Whether the person has no goal, neither active nor set aside. */
export const hasNoGoals = ({ goals, set_aside }: Goals): boolean => goals.length + set_aside.length === 0

/**
 * Milliseconds until the check-in day ends, its last hours begin, the calendar date changes or noon passes. All come from the
 * server's clock, so that the browser's clock does not matter (DAY-5).
 */
const untilDayChanges = ({ now, ends_at, zone }: TodayView): number => {
  const at = Date.parse(now)
  const untilNoon = DAY_MS / 2 - (wallClock(at, zone) % (DAY_MS / 2))
  const untilEnd = Date.parse(ends_at) - at
  const untilLastHours = untilEnd > LAST_HOURS_MS ? untilEnd - LAST_HOURS_MS : untilEnd
  return Math.max(1000, Math.min(untilLastHours, untilNoon) + 500)
}

export const withEdits = (personId: string, { goals, ...rest }: Omit<Answer, 'success'>): Goals => ({
  ...rest,
  goals: goals.map((goal) => mergeEdit(personId, goal, rest.plan.trial, rest.today.calendar_date)),
})

const showAnswer = (personId: string, { success: _, ...goals }: Answer): Goals => withEdits(personId, goals)

/** After a rollback, the backend refuses the field `consistent`, in the document's request too. The goals are then asked for without it (ADR 314). */
const askForGoals = async (signal: AbortSignal): Promise<Answer> => {
  try {
    return await call(fetchUserGoals, { consistent: hasRecentChange() || undefined }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return call(fetchUserGoals, {}, { signal })
    throw error
  }
}

export const goalsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['goals', personId] as const,
    queryFn: async ({ signal, client }): Promise<Goals> => {
      const { queryKey } = goalsQuery(personId)
      const asking = latestGoals(personId, signal, () => askForGoals(signal))
      const before = client.getQueryData(queryKey)
      const isAnswered = before !== undefined && before.stored === undefined
      const stored = isAnswered ? null : await storedGoalsAtLimit(personId, asking)
      if (stored === null) return showAnswer(personId, await asking)
      // The answer may still arrive.
      asking.then(
        (answer) => client.setQueryData(queryKey, (shown) => (shown?.stored ? showAnswer(personId, answer) : shown)),
        () => undefined,
      )
      return { ...showAnswer(personId, stored), stored: 'late' }
    },
    // Refetch when the day changes while the page is open: yesterday's check-ins are then open again.
    refetchInterval: ({ state }) => (state.data ? untilDayChanges(state.data.today) : false),
  })

/**
 * The last known goals, to be shown until the server answers. None without goals and after the trial, where the answer decides
 * which screen is shown (PAGE-30).
 */
const readAtOnce = (personId: string): Goals | undefined => {
  const known = readStoredGoals(personId)
  if (known === null) return undefined
  const goals = showAnswer(personId, known)
  return hasNoGoals(goals) || isBlocked(goals) ? undefined : { ...goals, stored: 'asking' }
}

/** Epoch milliseconds of a time long ago, so that goals of this device count as old. 0 would count as unknown. */
const LONG_AGO = 1

/**
 * The person's goals. With `atOnce` the last known ones until the server answers; after a failure they are hidden again (PAGE-10).
 * Also updates the mark in the header.
 */
export const useGoals = ({ atOnce = false } = {}) => {
  const personId = usePerson().id
  const { error, isError, isFetching, fetchStatus, refetch, ...query } = useQuery({
    ...goalsQuery(personId),
    select: useGoalsNow(personId),
    ...(atOnce && { initialData: () => readAtOnce(personId), initialDataUpdatedAt: LONG_AGO }),
  })
  const isHidden = query.data?.stored === 'asking' && (!atOnce || isError)
  const data = isHidden ? undefined : query.data
  useEffect(() => {
    if (!data) return
    const circles = circlesToday(data.goals)
    setCheckedInCircles(CIRCLES.filter((circle) => circles[circle] === 'done'))
  }, [data])
  return { data, error, isError, isFetching, fetchStatus, refetch }
}

/** Replaces the goal in its list, or adds it at the front (GOAL-17). */
const replaced = <G extends GoalView>(goals: G[], goal: G): G[] =>
  goals.some(({ id }) => id === goal.id) ? goals.map((one) => (one.id === goal.id ? goal : one)) : [goal, ...goals]

/** Replaces the shown goal by the server's. Unconfirmed edits stay merged over it (GOAL-15). */
export const showGoal = (client: QueryClient, personId: string, goal: GoalView): void => {
  storeGoal(personId, goal)
  client.setQueryData(goalsQuery(personId).queryKey, (shown) => {
    if (shown === undefined) return shown
    const { goals, set_aside } = shown
    const isOther = ({ id }: GoalView) => id !== goal.id
    if (!goal.is_active) return { ...shown, goals: goals.filter(isOther), set_aside: replaced(set_aside, goal) }
    const merged = mergeEdit(personId, goal, shown.plan.trial, shown.today.calendar_date)
    return { ...shown, goals: replaced(goals, merged), set_aside: set_aside.filter(isOther) }
  })
}
