import { describe, expect, it } from 'vitest'
import { NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import { readTrial } from '#domain/billing/trial.ts'
import { goalFields, goalView, viewGoal } from '#domain/goals/goal.ts'
import { newGoal } from '#domain/goals/new-goal.ts'
import { permissionsOf } from '#domain/goals/status.ts'
import { runOf } from '#domain/streaks/run.ts'

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
  is_active: true,
} as const
const made = {
  id: 'goal_01JRT0000000000000000000A1',
  userId: 'sub-1',
  now,
  care: 'ordinary',
  care_reason: 'none',
} as const

describe('newGoal', () => {
  it('holds what the person decided, with its mail on and both times now', () => {
    expect(newGoal(wish, made)).toEqual({
      ...wish,
      id: made.id,
      user_id: 'sub-1',
      wake_up_mail: true,
      care: 'ordinary',
      care_reason: 'none',
      created_at: '2026-04-14T11:00:00.000Z',
      updated_at: '2026-04-14T11:00:00.000Z',
    })
  })

  it('has an empty description when none was given, and may be set aside', () => {
    expect(newGoal({ ...wish, description: null, is_active: false }, made)).toMatchObject({
      description: '',
      is_active: false,
    })
  })
})

describe('viewGoal', () => {
  const trial = readTrial(null, NOT_SUBSCRIBED, now)
  const days = ['2026-01-14', '2026-01-15', '2026-04-12', '2026-04-13'].map((day) => ({ day, checked_in_at: '' }))

  it('adds the streak and 90 days by the check-in day, and the status by the calendar date', () => {
    const goal = newGoal(wish, made)
    const view = viewGoal(goal, runOf(days), { trial, today: '2026-04-13', calendarDate: '2026-04-14' })
    expect(view).toEqual({
      ...goal,
      streak_count: 2,
      best_streak: 2,
      kept_days: 4,
      last_checkin_date: '2026-04-13',
      checked_in_today: true,
      at_risk: false,
      recent_days: ['2026-01-14', '2026-01-15', '2026-04-12', '2026-04-13'],
      status: 'goal-expired',
      permissions: permissionsOf('goal-expired', { is_active: true }),
    })
    expect(goalView.parse(view)).toEqual(view)
    const later = viewGoal(goal, runOf(days), { trial, today: '2026-04-14', calendarDate: '2026-04-13' })
    expect(later).toMatchObject({ recent_days: ['2026-01-15', '2026-04-12', '2026-04-13'], status: 'active' })
  })

  it('gives a goal that is set aside the permissions of one', () => {
    const aside = newGoal({ ...wish, target_date: null, is_active: false }, made)
    const view = viewGoal(aside, undefined, { trial, today: '2026-04-14', calendarDate: '2026-04-14' })
    expect(view.permissions).toEqual(permissionsOf('active', { is_active: false }))
  })

  it('is held by a schema of every stored field', () => {
    const { id: _, user_id: __, ...stored } = newGoal(wish, made)
    expect(Object.keys(goalFields).toSorted()).toEqual(Object.keys(stored).toSorted())
  })
})
