/** Addresses, documents and cookie names that the page and its CloudFront distribution share. */

/**
 * Placeholder for the site's origin in the built files, because one build serves every stage. `.invalid` is a reserved top-level
 * domain. The deployment and the local gateway replace the placeholder with the real origin.
 */
export const SITE = 'https://five-circles.invalid'

/** Replaces the placeholder in `text` with the site's origin, which has no slash at its end. */
export const atSite = (text: string, origin: string): string => text.replaceAll(SITE, origin)

/** The built files that contain the placeholder. */
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

/** Prefix of a goal's address. The goal's id follows. */
export const GOAL_ADDRESS = '/goal/'

/**
 * Folder of the documents for unknown addresses, which are served with status 404 (ADR 130).
 */
export const UNKNOWN_FOLDER = '/404/'

/** Addresses with a prerendered document that is complete without a script. The app serves every other address. */
export const DOCUMENTS = { '/': 'landing', '/pricing': 'pricing' } as const

/** The document of the app that preloads no screen. */
export const APP_DOCUMENT = 'index'

/** Documents of the app that preload the code of the screen that an address opens first. */
export const APP_DOCUMENTS = { '/': 'home', '/dashboard': 'home', '/auth': 'auth' } as const

/** Query parameters with which a home address shows a visitor another view than the landing page (`web/src/app/home-view.ts`). */
export const APP_PARAMETERS = ['checkin', 'email-verified', 'force-onboarding', 'verified', 'view'] as const

/**
 * Cookies by which the distribution selects the document: whether this browser has a session, and the chosen theme.
 * They are hints, not credentials: no operation reads them.
 */
export const SIGNED_IN_HINT = 'five-circles.signed-in'
export const THEME_HINT = 'five-circles.theme'

/** Each document also has one variant for each theme that a person can choose, such as `/dark/landing.html`. */
export const THEMES = ['light', 'dark'] as const
