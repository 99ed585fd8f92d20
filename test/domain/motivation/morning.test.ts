import { describe, expect, it } from 'vitest'
import { listMorning, type MorningGoal } from '#domain/motivation/morning.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { recordCheckIn } from '#domain/streaks/run.ts'

/** A Tuesday. */
const TODAY = '2026-11-24'

type Given = Partial<Omit<MorningGoal, 'goal'>> & { goal?: Partial<MorningGoal['goal']> }

const create = ({ goal, ...rest }: Given = {}): MorningGoal => ({
  goal: {
    is_active: true,
    wake_up_mail: true,
    care: 'ordinary',
    time_of_day: '07:00',
    created_at: '2026-11-01',
    ...goal,
  },
  status: 'active',
  run: undefined,
  rhythm: EVERY_DAY,
  ...rest,
})

const weekdays = (...days: number[]) => ({ ...EVERY_DAY, weekdays: [{ from: '2026-11-01', days }] })

describe('the goals of one mail (MAIL-24)', () => {
  it.each<[string, Given]>([
    ['is in crisis', { goal: { care: 'crisis' } }],
    ['has its mails off', { goal: { wake_up_mail: false } }],
    ['is set aside', { goal: { is_active: false } }],
    ['is past its target date', { status: 'goal-expired' }],
    ['belongs to a person without access', { status: 'trial-expired' }],
    ['does not ask for the weekday', { rhythm: weekdays(1, 3) }],
    ['is paused', { rhythm: { ...EVERY_DAY, pauses: [{ first: '2026-11-20', last: TODAY }] } }],
    ['was checked in on the day', { run: recordCheckIn(undefined, TODAY) }],
  ])('leave out one that %s', (_, given) => {
    const other = create({ rhythm: weekdays(2) })
    expect(listMorning([create(given), other], TODAY)).toEqual([other])
  })

  it('include a gentle goal, and one that was checked in yesterday', () => {
    const goals = [create({ goal: { care: 'gentle' } }), create({ run: recordCheckIn(undefined, '2026-11-23') })]
    expect(listMorning(goals, TODAY)).toEqual(goals)
  })

  it('are in the order of their times, then of their age', () => {
    const late = create({ goal: { time_of_day: '09:00', created_at: '2026-10-01' } })
    const young = create({ goal: { created_at: '2026-11-02' } })
    const old = create()
    expect(listMorning([late, young, old], TODAY)).toEqual([old, young, late])
  })
})
