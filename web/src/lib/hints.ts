import { SIGNED_IN_HINT, THEME_HINT } from '#domain/site.ts'

/** Seconds: as long as a browser keeps what a script leaves. */
const YEAR = 31_536_000

const tell = (name: string, value: string | null): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the page is for.
  document.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : YEAR}${secure}`
}

/** So that the next visit begins with the app and not with the landing page (docs/adr/072-choose-the-document-at-the-edge.md). */
export const hintSignedIn = (signedIn: boolean): void => tell(SIGNED_IN_HINT, signedIn ? 'true' : null)

/** So that the next document comes in this theme; null leaves it to the system. */
export const hintTheme = (theme: string | null): void => tell(THEME_HINT, theme)
