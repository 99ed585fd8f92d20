import * as z from 'zod/mini'
import { messages } from '#domain/messages.ts'
import { createChangeSource } from '#web/lib/external-store.ts'
import { hintSignedIn } from '#web/lib/hints.ts'
import { createStoredValue, forgetOthers } from '#web/lib/storage.ts'
import { forgetStored } from '../offline/storage-keys.ts'
import { onSessionLost, watchSession } from './api.ts'
import { type Profile, syncProfile } from './profile-sync.ts'
import { announce, onAnnouncement } from './session-channel.ts'
import type { Identity } from './stored-identity.ts'
import { storedIdentity } from './stored-identity.ts'
import { onTokensChanged } from './token-watch.ts'
import { dropTokens, keepsTokens } from './tokens.ts'

export type Person = { id: string; email: string; name: string | null; profile: Profile }

export type Session =
  | { state: 'loading' }
  /**
   * `left`: a person was signed in until just now. `notice`: why the session ended by itself. `was`: id of the
   * person whose session ended by itself.
   */
  | { state: 'signed-out'; left?: true; notice?: string; was?: string }
  /** Signed up, with an e-mail address that is not verified yet (AUTH-1). */
  | { state: 'unverified'; email: string; notice?: string }
  | { state: 'signed-in'; person: Person }

/**
 * Milliseconds for the sign-in state with the profile (AUTH-17), and for the user pool at a sign-out.
 * `lib/loading-limit.ts` holds the limit of 5 s for the whole page.
 */
const SESSION_LIMIT = 3_000

let session: Session = { state: 'loading' }
/** The credentials of the sign-up tab, in memory only (AUTH-9). */
let held: { email: string; password: string } | null = null
const changes = createChangeSource()

const set = (next: Session): void => {
  session = next
  hintSignedIn(keepsTokens())
  changes.notify()
}

export const readSession = (): Session => session

export const useStoredSession = (readAtBuild: () => Session): Session => changes.useSnapshot(readSession, readAtBuild)

/** Loaded on first use, so that a visitor does not load it. */
const loadIdentity = () => import('./identity.ts')

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Id of the person whose profile this browser has seen; it is then refreshed in the background. */
const profileSeen = createStoredValue('profileSeen', z.string(), 'local')

const fallback = (identity: Identity): Profile => ({
  id: identity.id,
  email: identity.email,
  display_name: identity.name,
  trial_expires_at: null,
})

const personOf = (identity: Identity, profile: Profile): Person => ({
  id: identity.id,
  email: identity.email,
  name: profile.display_name ?? identity.name,
  profile,
})

/** The person of the stored tokens, for a start without a network (ADR 086). */
const knownPerson = (): Person | null => {
  const identity = storedIdentity()
  return identity && profileSeen.read() === identity.id ? personOf(identity, fallback(identity)) : null
}

/** The identity that the user pool confirmed, while its profile is being read. */
let named: Identity | null = null
/** True while the user pool has not confirmed the shown person. */
let unconfirmed = false

/** Ends the loading state with the best known person: the confirmed identity, the stored one, or signed out (AUTH-17). */
const goOnAlone = (): void => {
  if (session.state !== 'loading') return
  const person = named ? personOf(named, fallback(named)) : knownPerson()
  unconfirmed = person !== null && named === null
  set(person ? { state: 'signed-in', person } : { state: 'signed-out' })
}

const isShown = (id: string): boolean => session.state === 'signed-in' && session.person.id === id

/** Syncs the profile, and shows a local one if that takes too long (ACCOUNT-3). */
const showPerson = async (identity: Identity): Promise<void> => {
  forgetOthers(identity.id)
  const syncing = syncProfile(identity).then(
    (profile) => {
      profileSeen.write(identity.id)
      return profile
    },
    (error: unknown) => {
      console.warn(error instanceof Error ? error.message : error)
      return null
    },
  )
  const known = profileSeen.read() === identity.id
  const before = session
  named = identity
  unconfirmed = false
  const early = known ? null : await Promise.race([syncing, after(SESSION_LIMIT).then(() => null)])
  // The session has ended meanwhile, because the server refused these tokens.
  if (session !== before && session.state === 'signed-out' && session.left) return
  set({ state: 'signed-in', person: personOf(identity, early ?? fallback(identity)) })
  if (early) return
  const late = await syncing
  if (late && isShown(identity.id)) set({ state: 'signed-in', person: personOf(identity, late) })
}

/** Reads the signed-in identity and updates the session. Called after every sign-in, also in another tab. */
export const refreshSession = async (): Promise<Session> => {
  const kept = storedIdentity()
  const { currentIdentity } = await loadIdentity()
  const identity = await currentIdentity()
  if (!identity) {
    forgetStored()
    set({ state: 'signed-out', ...(kept && { was: kept.id }) })
  } else if (unconfirmed || !isShown(identity.id)) await showPerson(identity)
  if (identity) held = null
  return session
}

/** Updates this tab and the other tabs after a sign-in here. */
export const enterSession = async (): Promise<Session> => {
  const entered = await refreshSession()
  announce('signed-in')
  return entered
}

/** Shows a profile that the person has just changed. */
export const showProfile = (profile: Profile): void => {
  if (session.state !== 'signed-in' || session.person.id !== profile.id) return
  set({ state: 'signed-in', person: { ...session.person, name: profile.display_name, profile } })
}

/** Signs in with the credentials that this tab holds, after the mail's link was opened in another tab. */
const signInHeld = async (): Promise<void> => {
  if (!held) return
  const { signInWithPassword } = await loadIdentity()
  if ((await signInWithPassword(held.email, held.password)) === 'signed-in') await enterSession()
}

/**
 * Follows the stored tokens: another tab may have signed another person in, or this one out, without a message to
 * this tab (ADR 131).
 */
export const followTokens = async (): Promise<void> => {
  if (session.state !== 'signed-in') return
  const kept = storedIdentity()
  if (kept?.id === session.person.id) return
  if (!keepsTokens()) {
    forgetStored()
    set({ state: 'signed-out', left: true })
  } else if (kept) {
    // At once, because the screen shows the person before.
    set({ state: 'loading' })
    await refreshSession().catch(goOnAlone)
  }
}

const watch = (): void => {
  onSessionLost(() => leave(messages.auth.signInAgain))
  watchSession({
    shownPerson: () => (session.state === 'signed-in' ? session.person.id : null),
    onOtherTokens: () => void followTokens(),
  })
  onTokensChanged(() => void followTokens())
}

/** Called once when the page starts. */
export const startSession = async (): Promise<void> => {
  watch()
  onAnnouncement((news) => {
    if (news === 'signed-out') set({ state: 'signed-out', left: true })
    else void (news === 'signed-in' ? refreshSession() : signInHeld()).catch(() => undefined)
  })
  if (!keepsTokens()) {
    forgetStored()
    set({ state: 'signed-out' })
    return
  }
  const limit = setTimeout(goOnAlone, SESSION_LIMIT)
  try {
    await refreshSession()
  } catch {
    // No network or no configuration.
    goOnAlone()
  } finally {
    clearTimeout(limit)
  }
}

/** Called after a sign-up, and after a sign-in or a reset (`password` null) with an unverified address. */
export const awaitVerification = (email: string, password: string | null, notice?: string): void => {
  held = password === null ? null : { email, password }
  set({ state: 'unverified', email, ...(notice !== undefined && { notice }) })
}

/** The credentials that this tab holds (AUTH-9); null in other tabs and after a reload. */
export const heldCredentials = (): { email: string; password: string } | null => held

/** Signs out. With `notice`, the session ended by itself. */
const leave = async (notice?: string): Promise<void> => {
  held = null
  const before = session
  if (keepsTokens()) {
    const { forgetTokens } = await loadIdentity()
    // The sign-out does not wait for a user pool that does not answer.
    await Promise.race([forgetTokens().catch(() => undefined), after(SESSION_LIMIT)])
    // The user pool's client removes no tokens if it could not be configured.
    dropTokens()
  }
  forgetStored()
  const was = before.state === 'signed-in' && { was: before.person.id }
  set({ state: 'signed-out', left: true, ...(notice !== undefined && { notice, ...was }) })
  announce('signed-out')
}

/**
 * Signs out here and in the other tabs. Gives the address that the browser must visit next for a social account, or null
 * if a change of route is enough.
 */
export const endSession = async (): Promise<string | null> => {
  if (!keepsTokens()) {
    await leave()
    return null
  }
  const { logoutAddress } = await loadIdentity()
  const federated = storedIdentity()?.federated === true
  const next = federated ? await logoutAddress().catch(() => null) : null
  await leave()
  return next
}

/**
 * Deletes the signed-in identity and its tokens (ADR 043); the caller then calls `endSession`.
 * Gives the address that the browser must visit next, as `endSession` does.
 */
export const deleteIdentity = async (): Promise<string | null> => {
  const identity = await loadIdentity()
  const federated = (await identity.currentIdentity())?.federated === true
  const next = federated ? await identity.logoutAddress().catch(() => null) : null
  await identity.deleteIdentity()
  return next
}

/** Whether the person has just signed out on purpose; false for a session that ended by itself. */
export const isLeaving = (of: Session): boolean =>
  of.state === 'signed-out' && of.left === true && of.notice === undefined

/** Called on `/auth` after a sign-out; gives the notice to show there. */
export const arriveSignedOut = (): string | null => {
  if (session.state !== 'signed-out' || !session.left) return null
  const notice = session.notice ?? null
  set({ state: 'signed-out' })
  return notice
}
