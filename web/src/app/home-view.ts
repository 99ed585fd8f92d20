import { checkInLinkMessages } from '#domain/messages/check-in-link.ts'
import { isLeaving, type Session } from '#web/entities/session/session-state.ts'
import { isFor } from '#web/features/auth/check-in-link.ts'
import { PRICING } from '#web/lib/places.ts'

/** The view of `/` and `/dashboard`, or a redirect (PAGE-2, PAGE-4). */
export type HomeView =
  | { view: 'loading' }
  | { view: 'landing' }
  | { view: 'pricing' }
  | { view: 'email' }
  /** The interview for a signed-in person without goals, otherwise the dashboard (PAGE-3). */
  | { view: 'start' }
  | { view: 'dashboard'; focusGoal: string | null }
  | { view: 'onboarding' }
  | { view: 'five-circle-onboarding' }
  | { view: 'framework-report' }
  | { view: 'goal-workshop' }
  | { view: 'elsewhere'; to: string }
  /** A check-in link for another person, or opened signed out (MAIL-4). */
  | { view: 'check-in-later'; user: string | null; goal: string | null; message: string }

const isEmail = (text: string | null): text is string => text?.includes('@') === true

const checkInView = (params: URLSearchParams, session: Session): HomeView => {
  const user = params.get('user')
  const goal = params.get('goal')
  if (isLeaving(session)) return { view: 'elsewhere', to: '/auth' }
  if (session.state !== 'signed-in') {
    const message = isEmail(user) ? checkInLinkMessages.logInAs(user) : checkInLinkMessages.logIn
    // A link without an address belongs to the person whose session ended on it (ADR 131).
    const was = session.state === 'signed-out' ? session.was : undefined
    return { view: 'check-in-later', user: user ?? was ?? null, goal, message }
  }
  if (!isFor({ user }, session.person)) {
    const message = checkInLinkMessages.otherAccount(isEmail(user) ? user : 'another account')
    return { view: 'check-in-later', user, goal, message }
  }
  return { view: 'dashboard', focusGoal: goal }
}

const VIEWS = ['email', 'five-circle-onboarding', 'framework-report', 'goal-workshop'] as const

const asView = (name: string | null) => VIEWS.find((view) => view === name) ?? null

const has = (params: URLSearchParams, name: string) => params.get(name) === 'true'

/** The view that the parameters ask for, once the session is known; `null` without parameters. */
const askedFor = (params: URLSearchParams, session: Session): HomeView | null => {
  const signedIn = session.state === 'signed-in'
  if (has(params, 'checkin')) return checkInView(params, session)
  if (has(params, 'verified') && !signedIn) return { view: 'elsewhere', to: '/auth?verified=true' }
  if (has(params, 'verified') || has(params, 'force-onboarding')) {
    return signedIn ? { view: 'onboarding' } : { view: 'elsewhere', to: '/auth' }
  }
  if (has(params, 'force-dashboard') && signedIn) return { view: 'dashboard', focusGoal: null }
  const view = asView(params.get('view'))
  if (view === null) return null
  if (view === 'email') return signedIn ? null : { view }
  return signedIn ? { view } : { view: 'elsewhere', to: '/auth' }
}

/** Passes the code on to `/verify-email`, if there is one (AUTH-8). */
const verifyAddress = (params: URLSearchParams): string => {
  const carried = new URLSearchParams([...params].filter(([name]) => name === 'email' || name === 'code'))
  return carried.size === 0 ? '/verify-email' : `/verify-email?${carried}`
}

export const homeView = (pathname: string, params: URLSearchParams, session: Session): HomeView => {
  if (has(params, 'email-verified')) return { view: 'elsewhere', to: verifyAddress(params) }
  if (has(params, 'reset') || has(params, 'home')) return { view: 'landing' }
  if (pathname === PRICING) return { view: 'pricing' }
  if (session.state === 'loading') return { view: 'loading' }
  const asked = askedFor(params, session)
  if (asked) return asked
  if (session.state === 'signed-in') return { view: 'start' }
  // After a sign-out or an ended session the page is already navigating to the sign-in.
  const leaving = session.state === 'signed-out' && session.left
  return leaving ? { view: 'elsewhere', to: '/auth' } : { view: 'landing' }
}
