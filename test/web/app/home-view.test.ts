import { describe, expect, it } from 'vitest'
import { APP_PARAMETERS } from '#domain/site.ts'
import { type HomeView, homeView } from '#web/app/home-view.ts'
import type { Session } from '#web/entities/session/session-state.ts'

const MAREN: Session = {
  state: 'signed-in',
  person: {
    id: 'sub-1',
    email: 'maren@example.com',
    name: null,
    profile: { id: 'sub-1', email: 'maren@example.com', display_name: null, trial_expires_at: null },
  },
}
const NOBODY: Session = { state: 'signed-out' }
const LEAVING: Extract<Session, { state: 'signed-out' }> = { state: 'signed-out', left: true }
const UNVERIFIED: Session = { state: 'unverified', email: 'maren@example.com' }
const LOADING: Session = { state: 'loading' }

const at = (address: string, session: Session): HomeView => {
  const { pathname, searchParams } = new URL(address, 'https://page.example')
  return homeView(pathname, searchParams, session)
}

const dashboard = (focusGoal: string | null = null) => ({ view: 'dashboard', focusGoal })
const to = (address: string) => ({ view: 'elsewhere', to: address })

describe('the view of the home screen (PAGE-2, PAGE-3, PAGE-4)', () => {
  it.each<[string, Session, object]>([
    ['/', LOADING, { view: 'loading' }],
    ['/', NOBODY, { view: 'landing' }],
    ['/', UNVERIFIED, { view: 'landing' }],
    ['/', MAREN, { view: 'start' }],
    ['/', LEAVING, to('/auth')],
    ['/dashboard', MAREN, { view: 'start' }],
    ['/dashboard', NOBODY, { view: 'landing' }],
    ['/dashboard', UNVERIFIED, { view: 'landing' }],
    ['/dashboard', LEAVING, to('/auth')],
    ['/?home=true', MAREN, { view: 'landing' }],
    ['/?reset=true', MAREN, { view: 'landing' }],
    ['/?home=true', LOADING, { view: 'landing' }],
    ['/?home=false', MAREN, { view: 'start' }],
    ['/?force-dashboard=true', MAREN, dashboard()],
    ['/?force-dashboard=true', NOBODY, { view: 'landing' }],
    ['/?force-onboarding=true', MAREN, { view: 'onboarding' }],
    ['/?force-onboarding=true', NOBODY, to('/auth')],
    ['/pricing', NOBODY, { view: 'pricing' }],
    ['/pricing', MAREN, { view: 'pricing' }],
    ['/?view=email', NOBODY, { view: 'email' }],
    ['/?view=email', MAREN, { view: 'start' }],
    ['/?view=five-circle-onboarding', MAREN, { view: 'five-circle-onboarding' }],
    ['/?view=five-circle-onboarding', NOBODY, to('/auth')],
    ['/?view=framework-report', MAREN, { view: 'framework-report' }],
    ['/?view=goal-workshop', MAREN, { view: 'goal-workshop' }],
    ['/?view=nonsense', MAREN, { view: 'start' }],
    ['/?view=nonsense', NOBODY, { view: 'landing' }],
    ['/?email-verified=true', NOBODY, to('/verify-email')],
    ['/?email-verified=true', LOADING, to('/verify-email')],
    [
      '/?email-verified=true&email=maren%40example.com&code=123456&home=true',
      NOBODY,
      to('/verify-email?email=maren%40example.com&code=123456'),
    ],
    ['/?verified=true', MAREN, { view: 'onboarding' }],
    ['/?verified=true', NOBODY, to('/auth?verified=true')],
  ])('%s for %o', (address, session, expected) => {
    expect(at(address, session)).toEqual(expected)
  })
})

describe('an e-mailed check-in link', () => {
  it.each(['maren@example.com', 'Maren@Example.COM', 'sub-1'])('leads %s to the goal (MAIL-4)', (user) => {
    expect(at(`/?checkin=true&user=${encodeURIComponent(user)}&goal=goal_1`, MAREN)).toEqual(dashboard('goal_1'))
  })

  it('is dropped by a sign-out and kept when a session expires', () => {
    const address = '/?checkin=true&user=maren%40example.com&goal=goal_1'
    expect(at(address, LEAVING)).toEqual(to('/auth'))
    const lost: Session = { ...LEAVING, notice: 'Your session has ended. Please sign in again.' }
    expect(at(address, lost)).toMatchObject({ view: 'check-in-later', user: 'maren@example.com', goal: 'goal_1' })
  })

  it('without an address is for the person whose session expired on it', () => {
    const lost: Session = { state: 'signed-out', was: 'sub-1' }
    expect(at('/?checkin=true&goal=goal_1', lost)).toMatchObject({ view: 'check-in-later', user: 'sub-1' })
    expect(at('/?checkin=true&goal=goal_1', NOBODY)).toMatchObject({ view: 'check-in-later', user: null })
    expect(at('/?checkin=true&user=sub-2&goal=goal_1', lost)).toMatchObject({ user: 'sub-2' })
  })

  it('waits until the session is known', () => {
    expect(at('/?checkin=true&user=x%40example.com&goal=goal_1', LOADING)).toEqual({ view: 'loading' })
  })

  it('says to a signed-in person that it is for another person', () => {
    expect(at('/?checkin=true&user=ivo%40example.com&goal=goal_1', MAREN)).toEqual({
      view: 'check-in-later',
      user: 'ivo@example.com',
      goal: 'goal_1',
      message: 'This check-in link is for ivo@example.com. Please log in with the correct account.',
    })
  })

  it.each([
    [
      '/?checkin=true&user=ivo%40example.com&goal=goal_1',
      'Please log in as ivo@example.com to complete your check-in from the email link.',
    ],
    ['/?checkin=true&user=sub-2&goal=goal_1', 'Please log in to complete your check-in from the email link.'],
    ['/?checkin=true', 'Please log in to complete your check-in from the email link.'],
  ])('asks a visitor at %s to log in', (address, message) => {
    expect(at(address, NOBODY)).toMatchObject({ view: 'check-in-later', message })
  })
})

describe('what the distribution sends for /', () => {
  it.each([
    'checkin=true',
    'email-verified=true',
    'force-dashboard=true',
    'force-onboarding=true',
    'home=true',
    'reset=true',
    'utm_source=mail',
    'verified=true',
    'view=email',
    'view=five-circle-onboarding',
  ])('with %s is the landing page exactly when the app shows a visitor the landing page', (query) => {
    const [name = ''] = query.split('=')
    const asksApp = APP_PARAMETERS.some((one) => one === name)
    expect(at(`/?${query}`, NOBODY).view === 'landing').toBe(!asksApp)
  })
})
