import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '#domain/time/day.ts'
import { createGoalView, keptRun, noNudges, personalPlan, today } from '#test/web/support/goal-fixtures.ts'
import { dayAt, goalsAt } from '#web/entities/offline/goals-at.ts'

const at = (instant: string) => Date.parse(instant)
const goal = { ...createGoalView({ target_date: '2026-04-15' }, keptRun('2026-04-10', '2026-04-13')), unsynced: null }
const shown = { goals: [goal], set_aside: [], today, plan: personalPlan, nudges: noNudges(personalPlan) }
const waiting = (...days: Day[]) => days.map((day) => ({ goalId: goal.id, checkedInAt: `${day}T12:00:00.000Z`, day }))

const goalAt = (instant: string, days: Day[] = []) => goalsAt(shown, waiting(...days), at(instant)).goals[0]

describe('goals from the cache', () => {
  it('are unchanged until noon of their check-in day without waiting check-ins', () => {
    expect(goalsAt(shown, [], at('2026-04-14T15:59:00Z'))).toBe(shown)
  })

  it('are at risk in the last six hours of their day (STREAK-2)', () => {
    expect(goalAt('2026-04-15T00:59:00Z')).toMatchObject({ at_risk: false })
    expect(goalAt('2026-04-15T01:00:00Z')).toMatchObject({ at_risk: true })
  })

  it('count a waiting check-in like the server', () => {
    expect(goalAt('2026-04-14T12:00:00Z', ['2026-04-14'])).toMatchObject({
      checked_in_today: true,
      at_risk: false,
      streak_count: 5,
      best_streak: 5,
      kept_days: 5,
      recent_days: ['2026-04-10', '2026-04-11', '2026-04-12', '2026-04-13', '2026-04-14'],
    })
  })

  it('are open again on the next day, with their streak', () => {
    expect(goalAt('2026-04-15T07:01:00Z', ['2026-04-14'])).toMatchObject({
      checked_in_today: false,
      at_risk: false,
      streak_count: 5,
      permissions: { canCheckIn: true },
    })
  })

  it('restart at 1 after a missed day', () => {
    expect(goalAt('2026-04-15T12:00:00Z')).toMatchObject({ streak_count: 0, at_risk: false })
    expect(goalAt('2026-04-15T12:00:00Z', ['2026-04-15'])).toMatchObject({ streak_count: 1, best_streak: 4 })
  })

  it('show the next calendar date from midnight on, in the same check-in day (DAY-7)', () => {
    const lastMinute = { ...today, now: '2026-04-15T03:59:00.000Z' }
    const turned = goalsAt({ ...shown, today: lastMinute }, [], at('2026-04-15T04:00:00Z'))
    expect(turned.today).toEqual({ ...lastMinute, calendar_date: '2026-04-15' })
    expect(turned.goals).toEqual([{ ...goal, at_risk: true, can_mark_yesterday: false }])
  })

  it('expire at midnight after their target date', () => {
    expect(goalAt('2026-04-16T03:59:00Z')).toMatchObject({ status: 'active' })
    expect(goalAt('2026-04-16T04:00:00Z')).toMatchObject({ status: 'goal-expired' })
  })

  it('keep the figures that they had at the end of their target date (STREAK-13)', () => {
    expect(goalAt('2026-04-18T12:00:00Z', ['2026-04-14', '2026-04-15'])).toMatchObject({
      streak_count: 6,
      kept_of_30: 6,
      days_of_30: 30,
    })
    // The fetched days reach back 90 days only.
    const old = { ...goal, target_date: '2026-01-10', recent_days: [], streak_count: 9, kept_of_30: 30, days_of_30: 30 }
    expect(goalsAt({ ...shown, goals: [old] }, [], at('2026-04-15T12:00:00Z')).goals[0]).toMatchObject({
      streak_count: 9,
      kept_of_30: 30,
      days_of_30: 30,
    })
  })

  it('are expired after their target date', () => {
    expect(goalAt('2026-04-16T07:01:00Z')).toMatchObject({
      status: 'goal-expired',
      permissions: { canCheckIn: false, canEdit: true },
    })
  })

  it('have the time at which they were fetched', () => {
    const { today: then } = goalsAt(shown, [], at('2026-04-16T12:00:00Z'))
    expect(then).toMatchObject({ date: '2026-04-16', now: today.now, ends_at: '2026-04-17T07:00:00.000Z' })
  })
})

describe('the day', () => {
  it('never goes back when a move extends it beyond the zone’s clock (DAY-3)', () => {
    const moved = { ...today, zone: 'Pacific/Honolulu', ends_at: '2026-04-14T14:00:00.000Z' }
    expect(dayAt(moved, at('2026-04-14T13:59:00Z'))).toBe('2026-04-14')
    expect(dayAt(moved, at('2026-04-14T14:00:00Z'))).toBe('2026-04-15')
  })

  it('ends at the day-start hour in the night of a clock change', () => {
    const before = { ...today, date: '2026-10-30', ends_at: '2026-10-31T07:00:00.000Z' }
    const { today: turned } = goalsAt({ ...shown, today: before }, [], at('2026-10-31T12:00:00Z'))
    expect(turned).toMatchObject({ date: '2026-10-31', ends_at: '2026-11-01T08:00:00.000Z' })
  })

  it.each([
    ['America/New_York', '2027-03-13', '2027-03-14T07:00:00.000Z'],
    ['Europe/Berlin', '2027-03-27', '2027-03-28T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-10-02', '2027-10-02T15:30:00.000Z'],
  ])('ends when the clocks skip the day-start hour: %s (DAY-4)', (zone, date, ends_at) => {
    const before = { ...today, zone, date: addDays(date, -1), day_start_hour: 2, ends_at: `${date}T00:00:00.000Z` }
    const turned = goalsAt({ ...shown, today: before }, [], Date.parse(`${date}T14:00:00Z`)).today
    expect(turned).toMatchObject({ date, ends_at })
  })
})
