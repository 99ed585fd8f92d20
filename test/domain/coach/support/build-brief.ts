import type { Account } from '#domain/accounts/account.ts'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { createCoachBrief, readMailMoment } from '#domain/coach/brief/create-brief.ts'
import { createGoalItem } from '#domain/goals/create-goal-item.ts'
import type { Goal } from '#domain/goals/goal.ts'
import type { Rhythm } from '#domain/streaks/rhythm.ts'
import type { Run } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'

const CREATED = '2026-11-01T12:00:00.000Z'

/** A person in New York without a plan. */
export const account: Account = {
  id: 'sub-1',
  email: 'ann@example.com',
  display_name: null,
  trial_expires_at: null,
  zone: 'America/New_York',
  day_start_hour: 3,
  goal_count: 1,
  aside_count: 0,
  subscription: { ...NOT_SUBSCRIBED, state: undefined },
  created_at: CREATED,
  updated_at: CREATED,
}

const created: Goal = createGoalItem(
  {
    title: 'Read 20 pages',
    description: '',
    target_date: null,
    tone: 'teammate',
    time_of_day: '06:00',
    circle_type: 'Health & Fitness',
    weekly_commitment_hours: null,
    circle_interview_data: null,
    kind: null,
    plan_when: '',
    plan_then: '',
    obstacle: '',
    is_active: true,
  },
  {
    id: 'goal_01K0000000000000000000000A',
    userId: account.id,
    now: Date.parse(CREATED),
    care: 'ordinary',
    care_reason: 'none',
  },
)

type Record = { run: Run | undefined; rhythm: Rhythm; date: Day }

/** The brief of a mail of a person's only goal. */
export const buildBrief = (changes: Partial<Goal>, { run, rhythm, date }: Record): CoachBrief => {
  const goal = { ...created, ...changes }
  const moment = readMailMoment(goal, date, date)
  const none = { recent: [], notes: [], interview: null }
  return createCoachBrief({ account, goal, run, rhythm, goals: [goal], slots: 3, ...none, moment })
}
