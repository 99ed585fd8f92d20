import * as z from 'zod/mini'
import { messages } from '#domain/messages.ts'
import { createChangeSource } from '#web/lib/external-store.ts'
import { hintSignedIn } from '#web/lib/hints.ts'
import { forgetOthers, keptValue } from '#web/lib/storage.ts'
import { forgetKept } from '../offline/kept-names.ts'
import { onSessionLost, watchSession } from './api.ts'
import type { Identity } from './kept-identity.ts'
import { keptIdentity } from './kept-identity.ts'
import { type Profile, syncProfile } from './profile-sync.ts'
import { announce, onAnnouncement } from './session-channel.ts'
import { onTokensChanged } from './token-watch.ts'
import { dropTokens, keepsTokens } from './tokens.ts'

export type Person = { id: string; email: string; name: string | null; profile: Profile }

export type Session =
  | { state: 'loading' }
  /**
   * `left`: somebody was signed in until just now. `notice` says why, where the person did not ask for it. `was`: id of the
   * person whose session ended by itself.
   */
  | { state: 'signed-out'; left?: true; notice?: string; was?: string }
  /** Signed up, and the e-mail address waits for its verification. */
  | { state: 'unverified'; email: string; notice?: string }
  | { state: 'signed-in'; person: Person }

/**
 * Milliseconds (specification 9, 'auth loading timeouts'; decision 32): for the sign-in state, with the profile, and for
 * the user pool when somebody signs out. `ui/loading-limit.ts` holds the limit of 5 s for the whole page.
 */
const SESSION_LIMIT = 3_000

let session: Session = { state: 'loading' }
/** What the sign-up tab still holds, in memory and nowhere else (decision 21). */
let held: { email: string; password: string } | null = null
const changes = createChangeSource()

const set = (next: Session): void => {
  session = next
  hintSignedIn(keepsTokens())
  changes.notify()
}

export const readSession = (): Session => session

export const useStoredSession = (readAtBuild: () => Session): Session => changes.useSnapshot(readSession, readAtBuild)

/** Loaded when first needed: a visitor pays nothing for it. */
const loadIdentity = () => import('./identity.ts')

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Whose profile this browser has seen made: from then on it is refreshed behind the page's back. */
const profileSeen = keptValue('profileSeen', z.string(), 'local')

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

/** The person whom this browser knows, where no network can say whether they still are (docs/adr/086-read-the-page-without-a-network.md). */
const knownPerson = (): Person | null => {
  const identity = keptIdentity()
  return identity && profileSeen.read() === identity.id ? personOf(identity, fallback(identity)) : null
}

/** Whom the user pool named, while their profile is still being read. */
let named: Identity | null = null
/** The person who is shown was not confirmed by the user pool yet. */
let unconfirmed = false

/** As far as the page can tell: whom the user pool named, the person who was here last, or nobody. */
const goOnAlone = (): void => {
  if (session.state !== 'loading') return
  const person = named ? personOf(named, fallback(named)) : knownPerson()
  unconfirmed = person !== null && named === null
  set(person ? { state: 'signed-in', person } : { state: 'signed-out' })
}

const isShown = (id: string): boolean => session.state === 'signed-in' && session.person.id === id

/** The profile is made or read on the server; the page goes on with a local one where that takes too long. */
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
  // The server no longer takes these tokens, and the session has ended meanwhile.
  if (session !== before && session.state === 'signed-out' && session.left) return
  set({ state: 'signed-in', person: personOf(identity, early ?? fallback(identity)) })
  if (early) return
  const late = await syncing
  if (late && isShown(identity.id)) set({ state: 'signed-in', person: personOf(identity, late) })
}

/** Reads who is signed in and shows it; called after every sign-in, also of another tab. */
export const refreshSession = async (): Promise<Session> => {
  const kept = keptIdentity()
  const { currentIdentity } = await loadIdentity()
  const identity = await currentIdentity()
  if (!identity) {
    forgetKept()
    set({ state: 'signed-out', ...(kept && { was: kept.id }) })
  } else if (unconfirmed || !isShown(identity.id)) await showPerson(identity)
  if (identity) held = null
  return session
}

/** After a sign-in in this tab: shows the person here and tells the other tabs. */
export const enterSession = async (): Promise<Session> => {
  const entered = await refreshSession()
  announce('signed-in')
  return entered
}

/** What the person has just changed about themselves. */
export const showProfile = (profile: Profile): void => {
  if (session.state !== 'signed-in' || session.person.id !== profile.id) return
  set({ state: 'signed-in', person: { ...session.person, name: profile.display_name, profile } })
}

/** The mail's link was opened in another tab: the one that still holds the password signs in for both. */
const signInHeld = async (): Promise<void> => {
  if (!held) return
  const { signInWithPassword } = await loadIdentity()
  if ((await signInWithPassword(held.email, held.password)) === 'signed-in') await enterSession()
}

/**
 * Follows the tokens that the browser keeps by now: another tab may have signed another person in or this one out, without
 * a word to this one.
 */
export const followTokens = async (): Promise<void> => {
  if (session.state !== 'signed-in') return
  const kept = keptIdentity()
  if (kept?.id === session.person.id) return
  if (!keepsTokens()) {
    forgetKept()
    set({ state: 'signed-out', left: true })
  } else if (kept) {
    // At once: what is on the screen belongs to the person before.
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

/** Once, when the page starts. */
export const startSession = async (): Promise<void> => {
  watch()
  onAnnouncement((news) => {
    if (news === 'signed-out') set({ state: 'signed-out', left: true })
    else void (news === 'signed-in' ? refreshSession() : signInHeld()).catch(() => undefined)
  })
  if (!keepsTokens()) {
    forgetKept()
    set({ state: 'signed-out' })
    return
  }
  const limit = setTimeout(goOnAlone, SESSION_LIMIT)
  try {
    await refreshSession()
  } catch {
    // No network, no configuration.
    goOnAlone()
  } finally {
    clearTimeout(limit)
  }
}

/** After a sign-up, and after a sign-in or a forgotten password (`password` null) before the address was verified. */
export const awaitVerification = (email: string, password: string | null, notice?: string): void => {
  held = password === null ? null : { email, password }
  set({ state: 'unverified', email, ...(notice !== undefined && { notice }) })
}

/** What this tab can still sign in with; null in every other tab and after a reload. */
export const heldCredentials = (): { email: string; password: string } | null => held

/** With a notice: the session ended by itself. */
const leave = async (notice?: string): Promise<void> => {
  held = null
  const before = session
  if (keepsTokens()) {
    const { forgetTokens } = await loadIdentity()
    // A user pool that does not answer keeps nobody signed in.
    await Promise.race([forgetTokens().catch(() => undefined), after(SESSION_LIMIT)])
    // The pool's client forgets nothing where it could not be set up.
    dropTokens()
  }
  forgetKept()
  const was = before.state === 'signed-in' && { was: before.person.id }
  set({ state: 'signed-out', left: true, ...(notice !== undefined && { notice, ...was }) })
  announce('signed-out')
}

/**
 * Signs out here and in the other tabs. Gives the address that the browser must visit next where the person came with
 * a social account, null where a change of route is enough.
 */
export const endSession = async (): Promise<string | null> => {
  if (!keepsTokens()) {
    await leave()
    return null
  }
  const { logoutAddress } = await loadIdentity()
  const federated = keptIdentity()?.federated === true
  const next = federated ? await logoutAddress().catch(() => null) : null
  await leave()
  return next
}

/**
 * Deletes the identity of whoever is signed in, and with it their tokens (docs/adr/043-delete-an-account-in-repeatable-steps.md); `endSession` is for the
 * owner to call. Gives the address that the browser must visit next, as `endSession` does.
 */
export const deleteIdentity = async (): Promise<string | null> => {
  const identity = await loadIdentity()
  const federated = (await identity.currentIdentity())?.federated === true
  const next = federated ? await identity.logoutAddress().catch(() => null) : null
  await identity.deleteIdentity()
  return next
}

/** Signed out of their own accord until just now. A session that ended by itself still means to go on where it was. */
export const isLeaving = (of: Session): boolean =>
  of.state === 'signed-out' && of.left === true && of.notice === undefined

/** The person who left has arrived at `/auth`; gives the notice that is to be read there. */
export const arriveSignedOut = (): string | null => {
  if (session.state !== 'signed-out' || !session.left) return null
  const notice = session.notice ?? null
  set({ state: 'signed-out' })
  return notice
}
