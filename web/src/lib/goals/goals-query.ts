import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CIRCLES } from '#domain/goals/fields.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import type { NudgeStatus } from '#domain/nudges/nudge.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { PlanView, TodayView } from '#functions/profiles/profile-view.ts'
import { call } from '#web/lib/api.ts'
import { setLitCircles } from '#web/lib/lit-circles.ts'
import { keepGoal, latestGoals } from '#web/lib/offline/kept-goals.ts'
import { useGoalsNow } from '#web/lib/offline/use-goals-now.ts'
import { usePerson } from '#web/lib/session.tsx'
import { circlesToday } from './circles-today.ts'
import { mergeEdit, type ShownGoal } from './unsynced-edits.ts'

/** Everything that the dashboard and the goal page show: one query, one read of the table. */
export type Goals = { goals: ShownGoal[]; today: TodayView; plan: PlanView; nudges: NudgeStatus }

/** Whether the dashboard is closed to the person (specification 4). */
export const isBlocked = ({ plan: { trial } }: Goals): boolean =>
  trial.isTrialExpired && !trial.hasActiveSubscription && trial.daysRemaining <= 0

/** Milliseconds between the server's now and the end of the check-in day: a duration, so that no browser clock matters. */
const untilDayEnds = (today: TodayView): number =>
  Math.max(1000, Date.parse(today.ends_at) - Date.parse(today.now) + 500)

export const goalsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['goals', personId] as const,
    queryFn: async ({ signal }): Promise<Goals> => {
      const ask = () => call(fetchUserGoals, {}, { signal })
      const { goals, today, plan, nudges } = await latestGoals(personId, signal, ask)
      return { goals: goals.map((goal) => mergeEdit(personId, goal, plan.trial, today.date)), today, plan, nudges }
    },
    // The day turns while the page is open: what was checked in yesterday is open again.
    refetchInterval: ({ state }) => (state.data ? untilDayEnds(state.data.today) : false),
  })

/** The person's goals. Whoever asks also lights the mark in the header. */
export const useGoals = () => {
  const personId = usePerson().id
  const query = useQuery({ ...goalsQuery(personId), select: useGoalsNow(personId) })
  const { data } = query
  useEffect(() => {
    if (!data) return
    const circles = circlesToday(data.goals)
    setLitCircles(CIRCLES.filter((circle) => circles[circle] === 'done'))
  }, [data])
  return query
}

/** Puts a goal that the server answered with in the place of the one that is shown; edits it has not seen stay. */
export const showGoal = (client: QueryClient, personId: string, goal: GoalView): void => {
  keepGoal(personId, goal)
  client.setQueryData(goalsQuery(personId).queryKey, (shown) => {
    if (shown === undefined) return shown
    const merged = mergeEdit(personId, goal, shown.plan.trial, shown.today.date)
    const known = shown.goals.some(({ id }) => id === goal.id)
    return {
      ...shown,
      goals: known ? shown.goals.map((one) => (one.id === goal.id ? merged : one)) : [merged, ...shown.goals],
    }
  })
}
