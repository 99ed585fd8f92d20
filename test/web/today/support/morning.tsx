import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { GoalView } from '#domain/goals/goal.ts'
import type { MotivationView } from '#domain/motivation/motivation.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { book, bookCheckedIn, createGoalView, keptRun, proPlan, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { RouteFocus } from '#web/app/route-focus.tsx'
import { TodayPage } from '#web/features/today/today-page.tsx'

const RUN = 'goal_01JRT0000000000000000000D4'

/** Open today, after nine covered days. */
export const run = createGoalView(
  { id: RUN, title: 'Run ten kilometres', circle_type: 'Health & Fitness' },
  keptRun('2026-04-05', '2026-04-13'),
)
const runCheckedIn = createGoalView(
  { id: RUN, title: 'Run ten kilometres', circle_type: 'Health & Fitness' },
  keptRun('2026-04-05', '2026-04-14'),
)

export const text: MotivationView = {
  goal_id: book.id,
  user_id: book.user_id,
  date: today.date,
  message: 'Twelve mornings in a row. That is the whole secret.\n\nStay with chapter four.',
  micro_plan: ['Open the draft.', 'Write the next sentence.'],
  step_minutes: [1, 2],
  challenge: 'Say the first line out loud.',
  challenge_seconds: 120,
  tone: 'wise_mentor',
  source: 'model',
  created_at: '2026-04-14T06:00:00.000Z',
}

/** A server with these goals and a text for each; a check-in covers the day. */
export const morningWith = (goals: GoalView[], plan: PlanView = proPlan) =>
  serverWith(goals, plan)
    .on(getDailyMotivation, ({ goalId }) => ({ motivation: { ...text, goal_id: goalId } }))
    .on(checkIn, ({ goalId }) => ({
      goal: goalId === RUN ? runCheckedIn : bookCheckedIn,
      alreadyCheckedIn: false,
      message: 'Checked in! Streak updated.',
    }))

export const openToday = (at = '/today') =>
  show(
    <>
      <TodayPage />
      <RouteFocus />
    </>,
    { path: '/today', at, elsewhere: { '/dashboard': <p>The dashboard</p> } },
  )

export const setNetwork = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}
