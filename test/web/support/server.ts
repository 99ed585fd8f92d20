import type { GoalView } from '#domain/goals/goal.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import type { PlanView, TodayView } from '#functions/profiles/profile-view.ts'
import { FakeApi } from './fake-api.ts'
import { noNudges, personalPlan, today } from './goal-fixtures.ts'

/** A server with these goals, none of which has a text today. */
export const serverWith = (goals: GoalView[], plan: PlanView = personalPlan, day: TodayView = today): FakeApi =>
  new FakeApi()
    .on(getDailyMotivation, () => ({ motivation: null }))
    .on(fetchUserGoals, () => ({
      goals: goals.filter((goal) => goal.is_active),
      set_aside: goals.filter((goal) => !goal.is_active),
      today: day,
      plan,
      nudges: noNudges(plan),
    }))
