import type { TrialStatus } from '#domain/billing/trial.ts'
import type { Goal, GoalView } from '#domain/goals/goal.ts'
import { viewGoal } from '#domain/goals/view-goal.ts'
import type { NudgeStatus } from '#domain/nudges/nudge.ts'
import { type Run, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { PlanView, TodayView } from '#functions/profiles/profile-view.ts'

/** Goals as the server gives them, made by the rules of the domain. */

export const PERSON_ID = 'a6c1f0de-0000-4000-8000-000000000001'

export const today: TodayView = {
  date: '2026-04-14',
  calendar_date: '2026-04-14',
  now: '2026-04-14T11:42:00.000Z',
  ends_at: '2026-04-15T07:00:00.000Z',
  zone: 'America/New_York',
  zone_chosen: true,
  day_start_hour: 3,
}

const noTrial: TrialStatus = {
  isTrialExpired: false,
  trialExpiresAt: '2026-03-01T12:00:00.000Z',
  daysRemaining: 0,
  hasActiveSubscription: true,
}

export const personalPlan: PlanView = {
  name: 'Personal Plan',
  goal_limit: 3,
  nudge_limit: 3,
  subscription: { subscribed: true, subscription_tier: 'Personal Plan', subscription_end: '2026-05-02T12:00:00.000Z' },
  trial: noTrial,
}

export const proPlan: PlanView = {
  ...personalPlan,
  name: 'Pro Plan',
  goal_limit: 5,
  nudge_limit: 5,
  subscription: { ...personalPlan.subscription, subscription_tier: 'Pro Plan' },
}

export const freeTrial: PlanView = {
  name: 'Free trial',
  goal_limit: 1,
  nudge_limit: 1,
  subscription: { subscribed: false, subscription_tier: null, subscription_end: null },
  trial: {
    isTrialExpired: false,
    trialExpiresAt: '2026-05-06T12:00:00.000Z',
    daysRemaining: 23,
    hasActiveSubscription: false,
  },
}

export const trialEnded: PlanView = {
  ...freeTrial,
  trial: {
    isTrialExpired: true,
    trialExpiresAt: '2026-04-14T08:00:00.000Z',
    daysRemaining: 0,
    hasActiveSubscription: false,
  },
}

/** No nudges used today. */
export const noNudges = ({ nudge_limit, trial }: PlanView): NudgeStatus => ({
  currentCount: 0,
  maxNudges: nudge_limit,
  userSubscribed: trial.hasActiveSubscription,
  remaining: nudge_limit,
  atLimit: false,
})

const base: Goal = {
  id: 'goal_01JRT0000000000000000000A1',
  user_id: PERSON_ID,
  title: 'Write the first draft of my book',
  description: 'Three hundred words a day, before anyone else is up. No editing until the last chapter is on paper.',
  target_date: '2026-06-02',
  tone: 'wise_mentor',
  time_of_day: '07:00',
  circle_type: 'Personal Development',
  weekly_commitment_hours: null,
  is_active: true,
  wake_up_mail: true,
  circle_interview_data: null,
  chosen_kind: null,
  plan_when: '',
  plan_then: '',
  obstacle: '',
  care: 'ordinary',
  care_reason: 'none',
  created_at: '2026-03-05T12:00:00.000Z',
  updated_at: '2026-03-05T12:00:00.000Z',
}

/** The run of a goal with check-ins on every day from `from` to `to` except the missed ones. */
export const keptRun = (from: Day, to: Day, missed: readonly Day[] = []): Run | undefined => {
  let run: Run | undefined
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!missed.includes(day)) run = recordCheckIn(run, day) ?? run
  }
  return run
}

export const createGoalView = (changes: Partial<Goal> = {}, run?: Run, plan: PlanView = personalPlan): GoalView =>
  viewGoal({ ...base, ...changes }, run, {
    trial: plan.trial,
    today: today.date,
    calendarDate: today.calendar_date,
    rule: { zone: today.zone, dayStartHour: today.day_start_hour },
    now: Date.parse(today.now),
    streakHidden: false,
  })

/** Open today, after twelve covered days. */
export const book = createGoalView(
  {},
  keptRun('2026-03-05', '2026-04-13', ['2026-03-13', '2026-03-23', '2026-03-24', '2026-04-01']),
)

/** Checked in today, streak of 23. */
export const marathon = createGoalView(
  {
    id: 'goal_01JRT0000000000000000000B2',
    title: 'Run the half marathon in under two hours',
    description: 'Four runs a week, the long one on Sunday. Sleep before ambition.',
    target_date: '2026-06-07',
    tone: 'drill_sergeant',
    circle_type: 'Health & Fitness',
    created_at: '2026-02-20T12:00:00.000Z',
  },
  keptRun('2026-02-20', '2026-04-14', ['2026-03-22']),
)

export const dinner = createGoalView(
  {
    id: 'goal_01JRT0000000000000000000C3',
    title: 'Dinner at home, phones away',
    description: 'Four nights a week at the table by half past six.',
    target_date: '2026-04-12',
    tone: 'kind_encouraging',
    circle_type: 'Friends & Family',
    created_at: '2026-02-02T12:00:00.000Z',
  },
  keptRun('2026-02-02', '2026-04-12', ['2026-03-24', '2026-03-31']),
)

/** What `book` is after one more check-in. */
export const bookCheckedIn = createGoalView(
  {},
  keptRun('2026-03-05', '2026-04-14', ['2026-03-13', '2026-03-23', '2026-03-24', '2026-04-01']),
)
