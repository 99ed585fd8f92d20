import { SIGNED_IN_HINT, THEME_HINT } from '#domain/site.ts'

/** Seconds. Some browsers keep a cookie of a script for less time. */
const YEAR = 31_536_000

const tell = (name: string, value: string | null): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the page is for.
  document.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : YEAR}${secure}`
}

/** Tells the edge to serve the app instead of the landing page at the next visit (ADR 072). */
export const hintSignedIn = (signedIn: boolean): void => tell(SIGNED_IN_HINT, signedIn ? 'true' : null)

/** Tells the edge to serve the next document in this theme; null follows the system (ADR 072). */
export const hintTheme = (theme: string | null): void => tell(THEME_HINT, theme)
