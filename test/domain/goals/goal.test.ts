import { describe, expect, it } from 'vitest'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { readTrial } from '#domain/billing/trial.ts'
import { createGoalItem } from '#domain/goals/create-goal-item.ts'
import { goalFields, goalView } from '#domain/goals/goal.ts'
import { derivePermissions } from '#domain/goals/status.ts'
import { viewGoal } from '#domain/goals/view-goal.ts'
import { deriveRun } from '#domain/streaks/run.ts'

const now = Date.parse('2026-04-14T11:00:00Z')
const wish = {
  title: 'Read',
  description: 'Ten pages',
  target_date: '2026-04-13',
  tone: 'wise_mentor',
  time_of_day: '06:30',
  circle_type: 'Work',
  weekly_commitment_hours: 2.5,
  circle_interview_data: { specificGoal: 'Finish it' },
  kind: null,
  plan_when: 'the coffee is ready',
  plan_then: 'read ten pages',
  obstacle: 'the radio',
  is_active: true,
} as const
const made = {
  id: 'goal_01JRT0000000000000000000A1',
  userId: 'sub-1',
  now,
  care: 'ordinary',
  care_reason: 'none',
} as const

describe('createGoalItem', () => {
  it('has the given fields, mails on, and both timestamps set to now (GOAL-1)', () => {
    const { kind: _, ...kept } = wish
    expect(createGoalItem(wish, made)).toEqual({
      ...kept,
      chosen_kind: null,
      id: made.id,
      user_id: 'sub-1',
      wake_up_mail: true,
      care: 'ordinary',
      care_reason: 'none',
      created_at: '2026-04-14T11:00:00.000Z',
      updated_at: '2026-04-14T11:00:00.000Z',
    })
  })

  it('stores a plan without the words that the page shows around it (GOAL-18)', () => {
    const typed = { plan_when: 'When the coffee is ready, ', plan_then: 'I will read ten pages.' }
    const plan = { plan_when: 'the coffee is ready', plan_then: 'read ten pages' }
    expect(createGoalItem({ ...wish, ...typed }, made)).toMatchObject(plan)
    expect(
      createGoalItem({ ...wish, plan_when: 'whenever it rains', plan_then: 'I’ll read, etc..' }, made),
    ).toMatchObject({
      plan_when: 'whenever it rains',
      plan_then: 'read, etc..',
    })
  })

  it('has an empty description when none is given and can be inactive (GOAL-3, GOAL-13)', () => {
    expect(createGoalItem({ ...wish, description: null, is_active: false }, made)).toMatchObject({
      description: '',
      is_active: false,
      is_draft: true,
    })
  })
})

describe('viewGoal', () => {
  const trial = readTrial(null, NOT_SUBSCRIBED, now)
  const rule = { zone: 'America/New_York', dayStartHour: 3 }
  const at = { trial, today: '2026-04-14', calendarDate: '2026-04-14', rule, now, streakHidden: false }
  const days = ['2026-01-14', '2026-01-15', '2026-04-12', '2026-04-13'].map((day) => ({ day, checked_in_at: '' }))

  it('adds the streak and 90 days by the check-in day, and the status by the calendar date (STREAK-1, GOAL-9, DAY-7)', () => {
    const goal = createGoalItem(wish, made)
    const view = viewGoal(goal, deriveRun(days), { ...at, today: '2026-04-13' })
    expect(view).toEqual({
      ...goal,
      kind: 'do_regularly',
      streak_count: 2,
      best_streak: 2,
      kept_days: 4,
      last_checkin_date: '2026-04-13',
      checked_in_today: true,
      streak_hidden: false,
      at_risk: false,
      recent_days: ['2026-01-14', '2026-01-15', '2026-04-12', '2026-04-13'],
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      rest_days: false,
      offers_rest_days: false,
      pause: null,
      today_state: 'done',
      day_marks: { rest: [], paused: [], off: [], late: [], noted: [] },
      kept_of_30: 2,
      days_of_30: 2,
      can_mark_yesterday: false,
      status: 'goal-expired',
      permissions: derivePermissions('goal-expired', { is_active: true }),
    })
    expect(goalView.parse(view)).toEqual(view)
    const later = viewGoal(goal, deriveRun(days), { ...at, calendarDate: '2026-04-13' })
    expect(later).toMatchObject({ recent_days: ['2026-01-15', '2026-04-12', '2026-04-13'], status: 'active' })
  })

  it('shows the chosen kind, else the kind that the words name (TEXT-13)', () => {
    const goal = createGoalItem({ ...wish, title: 'Quit smoking' }, made)
    expect(viewGoal(goal, undefined, at).kind).toBe('stop')
    expect(viewGoal({ ...goal, chosen_kind: 'recover' }, undefined, at).kind).toBe('recover')
    expect(viewGoal({ ...goal, title: 'Tom', description: 'Call my brother' }, undefined, at).kind).toBe('relate')
  })

  it('offers to mark yesterday and to rest while the goal can be checked in, and not in a crisis (CARE-8, STREAK-10, STREAK-12)', () => {
    const goal = { ...createGoalItem({ ...wish, target_date: null }, made), created_at: '2026-04-01T11:00:00.000Z' }
    const missed = deriveRun(days.slice(0, 3))
    const offers = { can_mark_yesterday: true, offers_rest_days: true }
    const first = deriveRun([{ day: '2026-04-12', checked_in_at: '' }])
    expect(viewGoal(goal, first, at)).toMatchObject(offers)
    expect(viewGoal(goal, missed, at)).toMatchObject({ can_mark_yesterday: true })
    expect(viewGoal({ ...goal, care: 'crisis' }, first, at)).toMatchObject({ can_mark_yesterday: false })
    const aside = { can_mark_yesterday: false, offers_rest_days: false }
    expect(viewGoal({ ...goal, is_active: false }, first, at)).toMatchObject(aside)
  })

  it('gives an inactive goal its permissions (GOAL-13)', () => {
    const aside = createGoalItem({ ...wish, target_date: null, is_active: false }, made)
    const view = viewGoal(aside, undefined, at)
    expect(view.permissions).toEqual(derivePermissions('active', { is_active: false }))
  })

  it('matches a schema of every stored field', () => {
    const { id: _, user_id: __, ...stored } = createGoalItem({ ...wish, is_active: false }, made)
    // A new goal is not done.
    expect(Object.keys(goalFields).toSorted()).toEqual([...Object.keys(stored), 'done_on'].toSorted())
  })
})
