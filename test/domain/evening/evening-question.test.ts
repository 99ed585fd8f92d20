import { describe, expect, it } from 'vitest'
import { listAskedGoals, readAskedDay } from '#domain/evening/evening-question.ts'
import { derivePermissions } from '#domain/goals/status.ts'

const NEW_YORK = { zone: 'America/New_York', dayStartHour: 3 }
const read = (now: string, at = '21:00', rule = NEW_YORK) => readAskedDay(Date.parse(now), rule, '2026-11-24', at)

describe('readAskedDay', () => {
  it.each([
    ['before the hour', '2026-11-25T01:59:00Z', '21:00', undefined],
    ['at the hour', '2026-11-25T02:00:00Z', '21:00', '2026-11-24'],
    ['two hours late', '2026-11-25T04:00:00Z', '21:00', '2026-11-24'],
    ['later than that', '2026-11-25T04:00:01Z', '21:00', undefined],
    ['at an hour after midnight, of the day that still runs', '2026-11-24T06:00:00Z', '01:00', '2026-11-23'],
    ['once the day of the hour is over (EVENING-3)', '2026-11-24T08:00:00Z', '02:30', undefined],
  ])('%s', (_, now, at, day) => {
    expect(read(now, at)).toBe(day)
  })
})

describe('listAskedGoals', () => {
  const goal = (id: string, fields: object = {}) => ({
    id,
    today_state: 'open' as const,
    care: 'ordinary' as const,
    permissions: derivePermissions('active', { is_active: true }),
    wake_up_mail: true,
    created_at: `2026-11-0${id}T00:00:00Z`,
    ...fields,
  })
  const ids = (goals: ReturnType<typeof goal>[], by: 'push' | 'mail' = 'push') =>
    listAskedGoals(goals, by).map(({ id }) => id)

  it('names the open goals that take a check-in, oldest first (EVENING-2)', () => {
    const goals = [
      goal('9'),
      goal('2'),
      goal('3', { today_state: 'done' }),
      goal('4', { today_state: 'off' }),
      goal('5', { today_state: 'paused' }),
      goal('6', { care: 'gentle' }),
      goal('7', { permissions: derivePermissions('goal-expired', { is_active: true }) }),
    ]
    expect(ids(goals)).toEqual(['2', '9'])
  })

  it('names none beside a goal in crisis', () => {
    expect(ids([goal('1'), goal('2', { care: 'crisis', today_state: 'off' })])).toEqual([])
  })

  it('names a goal without mails in a push only (MAIL-8)', () => {
    const goals = [goal('1', { wake_up_mail: false }), goal('2')]
    expect([ids(goals, 'push'), ids(goals, 'mail')]).toEqual([['1', '2'], ['2']])
  })
})
