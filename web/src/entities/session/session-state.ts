import { createChangeSource } from '#web/lib/external-store.ts'
import { hintSignedIn } from '#web/lib/hints.ts'
import type { Profile } from './profile-sync.ts'
import { keepsTokens } from './tokens.ts'

/** The session of this tab: who is signed in, as the page shows it. `session-store.ts` and `sign-out.ts` change it. */

export type Person = { id: string; email: string; name: string | null; profile: Profile }

export type Session =
  | { state: 'loading' }
  /**
   * `left`: a person was signed in until just now. `notice`: why the session ended by itself. `was`: id of the
   * person whose session ended by itself.
   */
  | { state: 'signed-out'; left?: true; notice?: string; was?: string | undefined }
  /** Signed up, with an e-mail address that is not verified yet (AUTH-1). */
  | { state: 'unverified'; email: string; notice?: string }
  | { state: 'signed-in'; person: Person }

/**
 * Milliseconds for the sign-in state with the profile (AUTH-17), and for the user pool at a sign-out.
 * `lib/loading-limit.ts` holds the limit of 5 s for the whole page.
 */
export const SESSION_LIMIT = 3_000

/** Resolves after the limit. */
export const afterLimit = () => new Promise<void>((resolve) => setTimeout(resolve, SESSION_LIMIT))

let session: Session = { state: 'loading' }
const changes = createChangeSource()

export const setSession = (next: Session): void => {
  session = next
  hintSignedIn(keepsTokens())
  changes.notify()
}

export const readSession = (): Session => session

export const useStoredSession = (readAtBuild: () => Session): Session => changes.useSnapshot(readSession, readAtBuild)

type Credentials = { email: string; password: string }

/** The credentials of the sign-up tab, in memory only (AUTH-9). */
let remembered: Credentials | null = null

/** The credentials that this tab holds (AUTH-9); null in other tabs and after a reload. */
export const rememberedCredentials = (): Credentials | null => remembered

export const dropCredentials = (): void => {
  remembered = null
}

/** Called after a sign-up, and after a sign-in or a reset (`password` null) with an unverified address. */
export const awaitVerification = (email: string, password: string | null, notice?: string): void => {
  remembered = password === null ? null : { email, password }
  setSession({ state: 'unverified', email, ...(notice !== undefined && { notice }) })
}

/** Shows a profile that the person has just changed. */
export const showProfile = (profile: Profile): void => {
  if (session.state !== 'signed-in' || session.person.id !== profile.id) return
  setSession({ state: 'signed-in', person: { ...session.person, name: profile.display_name, profile } })
}

/** Whether the person has just signed out on purpose; false for a session that ended by itself. */
export const isLeaving = (of: Session): boolean =>
  of.state === 'signed-out' && of.left === true && of.notice === undefined

/** Id of the person who is signed in, or whose session has ended by itself. */
export const endedPerson = (of: Session): string | undefined => {
  if (of.state === 'signed-in') return of.person.id
  return of.state === 'signed-out' ? of.was : undefined
}

/** Called on `/auth` after a sign-out; gives the notice to show there. */
export const arriveSignedOut = (): string | null => {
  if (session.state !== 'signed-out' || !session.left) return null
  const notice = session.notice ?? null
  setSession({ state: 'signed-out' })
  return notice
}
