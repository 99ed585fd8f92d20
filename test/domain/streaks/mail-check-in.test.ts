import { describe, expect, it } from 'vitest'
import { mailCheckIn, mailCheckInRequest, mailCheckInResponse } from '#domain/streaks/mail-check-in.ts'

const goal = { title: 'Run', circle_type: 'Work', gentle: false }
const open = { state: 'open', day: '2026-11-24', ends_at: '2026-11-25T08:00:00.000Z', goal }
const checkedIn = {
  ...open,
  state: 'checked-in',
  checked_in_at: '2026-11-24T12:00:00.000Z',
  streak_count: 3,
  can_undo: true,
}

describe('the answer of a check-in link (MAIL-13)', () => {
  it.each([
    open,
    checkedIn,
    { ...checkedIn, streak_count: null },
    { state: 'ended', day: '2026-11-24' },
    { state: 'early', day: '2026-11-24' },
    { state: 'closed' },
  ])('can be $state', (answer) => {
    expect(mailCheckIn.parse(answer)).toEqual(answer)
    expect(mailCheckInResponse.parse({ success: true, check_in: answer }).check_in).toEqual(answer)
  })

  it.each([
    ['another state', { ...open, state: 'late' }],
    ['a goal that is closed', { state: 'closed', goal }],
    ['more of the goal', { ...open, goal: { ...goal, description: 'Secret' } }],
    ['no end', { state: 'open', day: '2026-11-24', goal }],
    ['a goal whose day is over', { state: 'ended', day: '2026-11-24', goal }],
    ['a goal whose day has not begun', { state: 'early', day: '2026-11-24', goal }],
    ['more of the person', { ...checkedIn, email: 'ann@example.com' }],
    ['more of an open day', { ...open, streak_count: 3 }],
    ['no time of the check-in', { ...checkedIn, checked_in_at: undefined }],
  ])('does not hold %s', (_, answer) => expect(mailCheckIn.safeParse(answer).success).toBe(false))

  it('needs the token of a signed link and nothing else', () => {
    const sign = (length: number) => `${'a'.repeat(length - 44)}.${'b'.repeat(43)}`
    expect(mailCheckInRequest.safeParse({ token: sign(644) }).success).toBe(true)
    for (const token of [sign(645), 'a', '', 7]) expect(mailCheckInRequest.safeParse({ token }).success).toBe(false)
    expect(mailCheckInRequest.safeParse({ token: sign(100), goal_id: 'g' }).success).toBe(false)
  })
})
