import { screen, within } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import type { FrameworkView } from '#domain/framework/framework.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { createGoalView, noNudges, personalPlan, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import GoalWorkshop from '#web/features/framework/components/workshop.tsx'
import { answerFor, createFramework } from './framework-fixtures.ts'

/** Starts each test of a file without a stored workshop. */
export const startAfresh = () =>
  beforeEach(() => {
    upgradeDialog.close()
    vi.stubGlobal('scrollTo', vi.fn())
  })

export const proPlan: PlanView = { ...personalPlan, name: 'Pro Plan', goal_limit: 5 }
export const messages = () => within(screen.getByRole('region', { name: /Messages/ }))

/** A server that stores created goals, up to the plan's limit. */
export const workshopServer = (
  framework: FrameworkView | null = createFramework(),
  plan: PlanView = proPlan,
  goals: GoalView[] = [],
) => {
  const made = [...goals]
  const aside: GoalView[] = []
  return serverWith([], plan)
    .on(fetchUserGoals, () => ({ goals: made, set_aside: aside, today, plan, nudges: noNudges(plan) }))
    .on(getLatestFramework, () => ({ framework }))
    .on(generateGoalSuggestions, ({ circleName }) => answerFor(circleName))
    .on(createGoal, ({ user_id: _, streak_count: __, idempotency_key: ___, is_active = true, ...wish }) => {
      const goal = createGoalView({
        ...wish,
        description: wish.description ?? '',
        id: `goal_01JRT000000000000000000W${made.length + aside.length}`,
        is_active,
      })
      if (is_active) made.push(goal)
      else aside.push(goal)
      return { goal }
    })
}

/** Stands for `app/popups.tsx`: shows the message of the upgrade dialog as text. */
export const Offered = () => <p>{upgradeDialog.useOpened()?.message ?? 'Nothing is offered'}</p>

/** Reads the goals like the dashboard. */
const Rest = () => {
  useGoals()
  return <p>The rest of the product</p>
}

export const openWorkshop = () => show(<GoalWorkshop />, { path: '/workshop', elsewhere: { '/': <Rest /> } })

export const circle = (name: string) => screen.findByRole('heading', { level: 1, name })
export const suggestions = () => screen.findByText(/Three suggestions within your hours/)
export const press = (name: string) => screen.getByRole('button', { name })
export const soFar = () => within(screen.getByRole('complementary', { name: 'Goals Created So Far' }))
