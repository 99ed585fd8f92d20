/** What the page and the distribution that serves it must agree on. */

/**
 * Stands for the site's origin in what the build makes: one build serves every stage, and a name under `.invalid` belongs
 * to nobody. The deployment (and the gateway of one machine) puts the real origin in its place.
 */
export const SITE = 'https://five-circles.invalid'

/** `text` with the site's origin (without a slash at its end) where the build left its place. */
export const atSite = (text: string, origin: string): string => text.replaceAll(SITE, origin)

/** The files in which the origin stands. */
export const NAMES_SITE = /\.(html|txt|xml)$/

/** Addresses of home. A visitor gets the landing page at each (PAGE-1, PAGE-3). */
export const HOME_ADDRESSES = ['/', '/dashboard'] as const

/** Every address of the page; `web/src/app/router.tsx` has a route for each. */
export const ADDRESSES = [
  ...HOME_ADDRESSES,
  '/auth',
  '/auth/callback',
  '/check-in',
  '/pricing',
  '/privacy',
  '/settings',
  '/success',
  '/terms',
  '/test',
  '/today',
  '/unsubscribe',
  '/upgrade',
  '/verify-email',
  '/week',
  '/witness',
] as const

/** A goal's address is this and one more segment. */
export const GOAL_ADDRESS = '/goal/'

/**
 * Folder of the documents that an unknown address is answered with, with status 404
 * (docs/adr/130-unknown-addresses-answer-404.md).
 */
export const UNKNOWN_FOLDER = '/404/'

/** Addresses with a prerendered document that is complete without a script. The app serves every other address. */
export const DOCUMENTS = { '/': 'landing', '/pricing': 'pricing' } as const

/** The app, with nothing of a screen yet. */
export const APP_DOCUMENT = 'index'

/** The app with the screen that an address opens first: everything that it needs is asked for at once. */
export const APP_DOCUMENTS = { '/': 'home', '/dashboard': 'home', '/auth': 'auth' } as const

/** Parameters by which a home address shows a visitor something else than the landing page (`web/src/app/home-view.ts`). */
export const APP_PARAMETERS = ['checkin', 'email-verified', 'force-onboarding', 'verified', 'view'] as const

/**
 * What the browser tells the distribution, so that the right document comes without a script that decides: that
 * somebody is signed in here, and the theme that was chosen. Neither proves anything, and no server reads them.
 */
export const SIGNED_IN_HINT = 'five-circles.signed-in'
export const THEME_HINT = 'five-circles.theme'

/** Each document stands here once more for each theme that a person may choose: `/dark/landing.html`. */
export const THEMES = ['light', 'dark'] as const
