import { describe, expect, it } from 'vitest'
import { derivePermissions } from '#domain/goals/status.ts'
import { listWitnessDays } from '#domain/witness/list-days.ts'
import { hasArrived, isShownOn, nextMorning } from '#domain/witness/morning.ts'
import { screenWitnessLine } from '#domain/witness/screen-line.ts'

const SEVEN = { time_of_day: '07:00' }

describe('the morning at which the line of a witness arrives', () => {
  it.each([
    ['2026-04-14T10:59:59Z', 'America/New_York', '2026-04-14'],
    ['2026-04-14T11:00:00Z', 'America/New_York', '2026-04-15'],
    ['2026-04-14T21:59:00Z', 'Asia/Tokyo', '2026-04-15'],
    ['2026-04-14T22:00:00Z', 'Asia/Tokyo', '2026-04-16'],
  ])('of %s in %s is %s', (at, zone, day) => {
    expect(nextMorning(Date.parse(at), zone, SEVEN)).toBe(day)
  })

  it('shows the line from the time of day on, for seven days', () => {
    const at = (instant: string) => hasArrived('2026-04-15', Date.parse(instant), 'America/New_York', SEVEN)
    expect([at('2026-04-15T10:59:59Z'), at('2026-04-15T11:00:00Z'), at('2026-04-22T03:59:00Z')]).toEqual([
      false,
      true,
      true,
    ])
    expect(at('2026-04-22T04:00:00Z')).toBe(false)
    expect([isShownOn('2026-04-15', '2026-04-14'), isShownOn('2026-04-15', '2026-04-21')]).toEqual([false, true])
  })
})

it('shows kept, missed, rest, paused and other days of the last 28, without notes', () => {
  const days = listWitnessDays(
    {
      recent_days: ['2026-04-01', '2026-04-13'],
      day_marks: { rest: ['2026-04-02'], paused: ['2026-04-03'], off: ['2026-04-04'], late: [], noted: ['2026-04-13'] },
      target_date: null,
      permissions: {
        canEdit: true,
        canDelete: true,
        canCheckIn: true,
        canShare: true,
        canReceiveEmails: true,
        canGenerateNudge: true,
      },
    },
    '2026-03-31',
    '2026-04-14',
  )
  const state = Object.fromEntries(days.map((day) => [day.date, day.state]))
  expect(days).toHaveLength(28)
  expect(days[0]).toEqual({ date: '2026-03-18', state: 'closed' })
  expect(state).toMatchObject({
    '2026-03-30': 'closed',
    '2026-03-31': 'closed',
    '2026-04-01': 'done',
    '2026-04-02': 'rest',
    '2026-04-03': 'paused',
    '2026-04-04': 'off',
    '2026-04-13': 'done',
    '2026-04-14': 'open',
  })
})

it('shows no missed day after the target date of the goal', () => {
  const none = { rest: [], paused: [], off: [], late: [], noted: [] }
  const permissions = derivePermissions('goal-expired', { is_active: true })
  const ended = { recent_days: ['2026-04-10'], day_marks: none, target_date: '2026-04-11', permissions }
  const days = listWitnessDays(ended, '2026-04-10', '2026-04-14')
  expect(days.slice(-5).map(({ state }) => state)).toEqual(['done', 'missed', 'closed', 'closed', 'closed'])
})

describe('the screening of a line (WITNESS-7)', () => {
  it.each([
    'I read chapter two on the train and missed my stop. Don’t you dare edit it.',
    'You are stronger than the rain, and I am proud of you.',
    'So sorry about your grandmother. Take the week you need.',
    'Wie schön, dass du dranbleibst!',
    'Fat chance that the weather stops you.',
    'You lazy Sunday person: nine of ten. Not bad at all.',
  ])('lets through %j', (line) => {
    expect(() => screenWitnessLine(line)).not.toThrow()
  })

  it.each([
    'You’re a pathetic failure.',
    'you will never make it',
    'Nobody believes in you',
    'Du bist so faul',
    'Fuck off',
    'kill yourself',
    'Write to me at a@b.example',
    'see bit.ly/abc',
    'I will hurt you',
  ])('refuses %j', (line) => {
    expect(() => screenWitnessLine(line)).toThrow(expect.objectContaining({ code: 'refused' }))
  })
})
