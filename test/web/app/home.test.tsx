import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAREN, show } from '#test/web/support/show.tsx'
import { Home } from '#web/app/home.tsx'
import { checkinGoal, checkinMessage, checkinUser } from '#web/entities/session/check-in-link-values.ts'
import type { Session } from '#web/entities/session/session-state.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const NOBODY: Session = { state: 'signed-out' }
const LINK = '/?checkin=true&user=ivo%40example.com&goal=goal_1'

const stored = () => ({ user: checkinUser.read(), goal: checkinGoal.read(), message: checkinMessage.read() })

describe('the home screen', () => {
  it('shows Dream Big until the session is known (PAGE-3)', () => {
    show(<Home />, { at: '/', session: { state: 'loading' } })
    expect(screen.getByText('Dream Big')).toBeDefined()
  })

  it('stores a check-in link until the right person signs in', async () => {
    show(<Home />, { at: LINK, session: MAREN })
    expect(await screen.findByText('Came to /auth')).toBeDefined()
    expect(stored()).toEqual({
      user: 'ivo@example.com',
      goal: 'goal_1',
      message: 'This check-in link is for ivo@example.com. Please log in with the correct account.',
    })
  })

  it('stores a check-in link of a visitor (PAGE-18)', async () => {
    show(<Home />, { at: LINK, session: NOBODY })
    expect(await screen.findByText('Came to /auth')).toBeDefined()
    expect(stored()).toMatchObject({
      user: 'ivo@example.com',
      message: 'Please log in as ivo@example.com to complete your check-in from the email link.',
    })
  })

  it('clears the parameters of a link from the address and keeps its goal (MAIL-20)', async () => {
    const at = '/?checkin=true&user=maren%40example.com&goal=goal_1'
    const { router } = show(<Home />, { at, session: MAREN })
    expect(await screen.findByText('Came to /dashboard')).toBeDefined()
    expect(router.state.location.state).toEqual({ checkIn: { goal: 'goal_1' } })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each<[string, Session, string, string | undefined]>([
    ['/?force-onboarding=true', NOBODY, '/auth', '/?force-onboarding=true'],
    ['/?view=goal-workshop', { state: 'signed-out', left: true }, '/auth', undefined],
    ['/?verified=true', NOBODY, '/auth?verified=true', '/?verified=true'],
    ['/?email-verified=true', NOBODY, '/verify-email', '/?email-verified=true'],
    ['/', { state: 'signed-out', left: true }, '/auth', undefined],
  ])('%s leads %o to %s, and back to %s', async (at, session, to, from) => {
    const { router } = show(<Home />, { at, session })
    expect(await screen.findByText(`Came to ${to}`)).toBeDefined()
    expect(router.state.location.state).toEqual({ from })
  })
})
