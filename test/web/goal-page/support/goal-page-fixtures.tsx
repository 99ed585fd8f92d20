import type { MotivationView } from '#domain/motivation/motivation.ts'
import type { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { book, today } from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { show } from '#test/web/support/show-signed-in.tsx'
import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'

export const stored: MotivationView = {
  goal_id: book.id,
  date: today.date,
  message: 'Twelve mornings in a row.\n\nThat is the whole secret.',
  user_id: book.user_id,
  micro_plan: ['Open the draft.', 'Write a sentence.'],
  challenge: 'Say the first line out loud.',
  tone: 'wise_mentor',
  source: 'model',
  created_at: '2026-04-14T06:00:00.000Z',
}
export const generated: Omit<ResponseOf<typeof generateDailyMotivation>, 'success'> = {
  message: 'Written just now.',
  microPlan: ['One step.'],
  challenge: 'A small one.',
  tone: 'wise_mentor',
  source: 'model',
}

export const failed = () => {
  throw new Refused(503, 'Failed to generate motivation content', 'unavailable')
}

export const open = (goalId: string, state?: unknown) =>
  show(withPopups(<GoalPage />), { path: '/goal/:goalId', at: `/goal/${goalId}`, state })
