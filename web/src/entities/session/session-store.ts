import * as z from 'zod/mini'
import { sessionMessages } from '#domain/messages/session.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { createStoredValue } from '#web/lib/storage.ts'
import { forgetStored } from '../offline/storage-keys.ts'
import { onSessionLost, watchSession } from './api.ts'
import { forgetOthers } from './forget-people.ts'
import { type Profile, syncProfile } from './profile-sync.ts'
import { currentIdentity, idToken } from './renewal.ts'
import { announce, onAnnouncement } from './session-channel.ts'
import {
  afterLimit,
  dropCredentials,
  type Person,
  readSession,
  rememberedCredentials,
  SESSION_LIMIT,
  type Session,
  setSession,
} from './session-state.ts'
import { leaveSession } from './sign-out.ts'
import { type Identity, storedIdentity } from './stored-identity.ts'
import { onTokensChanged } from './token-watch.ts'
import { keepsTokens } from './tokens.ts'

/** Id of the person whose profile this browser has seen; it is then refreshed in the background. */
const profileSeen = createStoredValue('profileSeen', z.string(), 'local')

const fallback = (identity: Identity): Profile => ({
  id: identity.id,
  email: identity.email,
  display_name: identity.name,
  trial_expires_at: null,
})

const createPerson = (identity: Identity, profile: Profile): Person => ({
  id: identity.id,
  email: identity.email,
  name: profile.display_name ?? identity.name,
  profile,
})

/** The person of the stored tokens, for a start without a network (ADR 086). */
const knownPerson = (): Person | null => {
  const identity = storedIdentity()
  return identity && profileSeen.read() === identity.id ? createPerson(identity, fallback(identity)) : null
}

/** The identity that the user pool confirmed, while its profile is being read. */
let named: Identity | null = null
/** True while the user pool has not confirmed the shown person. */
let unconfirmed = false

/** Ends the loading state with the best known person: the confirmed identity, the stored one, or signed out (AUTH-17). */
const goOnAlone = (): void => {
  if (readSession().state !== 'loading') return
  const person = named ? createPerson(named, fallback(named)) : knownPerson()
  unconfirmed = person !== null && named === null
  setSession(person ? { state: 'signed-in', person } : { state: 'signed-out' })
}

/** Id of the person who is shown as signed in. */
const shownPerson = (): string | null => {
  const session = readSession()
  return session.state === 'signed-in' ? session.person.id : null
}

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
      // Another identity has the account of the address (AUTH-23). Undefined: the session has ended.
      return error instanceof ApiError && error.code === 'address-taken' ? leaveSession(error.message) : null
    },
  )
  const known = profileSeen.read() === identity.id
  const before = readSession()
  named = identity
  unconfirmed = false
  const early = known ? null : await Promise.race([syncing, afterLimit().then(() => null)])
  // The session has ended meanwhile, because the server refused these tokens.
  const now = readSession()
  if (early === undefined || (now !== before && now.state === 'signed-out' && now.left)) return
  setSession({ state: 'signed-in', person: createPerson(identity, early ?? fallback(identity)) })
  if (early) return
  const late = await syncing
  if (late && shownPerson() === identity.id) setSession({ state: 'signed-in', person: createPerson(identity, late) })
}

/** Reads the signed-in identity and updates the session. Called after every sign-in, also in another tab. */
const refreshSession = async (): Promise<Session> => {
  const stored = storedIdentity()
  const identity = await currentIdentity()
  if (!identity) {
    forgetStored()
    setSession({ state: 'signed-out', ...(stored && { was: stored.id }) })
  } else if (unconfirmed || shownPerson() !== identity.id) await showPerson(identity)
  if (identity) dropCredentials()
  return readSession()
}

/** After a change of the address: new tokens, whose address the account and the page take over (ACCOUNT-2, AUTH-19). */
export const followIdentity = async (): Promise<void> => {
  await idToken(true)
  const identity = await currentIdentity()
  if (identity) await showPerson(identity)
}

/** Updates this tab and the other tabs after a sign-in here. */
export const enterSession = async (): Promise<Session> => {
  const entered = await refreshSession()
  announce('signed-in')
  return entered
}

/** True after another tab said that it signed in, until this tab has found its tokens. */
let awaitsTokens = false
let following = Promise.resolve()

/**
 * Takes over the sign-in of another tab. The message and the tokens arrive independently, so this tab can learn of the sign-in before
 * its storage has the tokens; it then looks again when they arrive. One attempt at a time.
 */
const followSignIn = (): void => {
  awaitsTokens = true
  const attempt = async () => {
    if (awaitsTokens && (await refreshSession()).state === 'signed-in') awaitsTokens = false
  }
  following = following.then(attempt).catch(() => undefined)
}

/** Signs in with the credentials that this tab holds, after the mail's link was opened in another tab. */
const signInHeld = async (): Promise<void> => {
  const remembered = rememberedCredentials()
  if (remembered === null) return
  const { signInWithPassword } = await import('./identity.ts')
  if ((await signInWithPassword(remembered.email, remembered.password)) === 'signed-in') await enterSession()
}

/**
 * Follows the stored tokens: another tab may have signed another person in, or this one out, without a message to
 * this tab (ADR 131).
 */
const followTokens = async (): Promise<void> => {
  const shown = shownPerson()
  const stored = storedIdentity()
  if (shown === null && stored !== null && awaitsTokens) followSignIn()
  if (shown === null || stored?.id === shown) return
  if (!keepsTokens()) {
    forgetStored()
    setSession({ state: 'signed-out', left: true })
  } else if (stored) {
    // At once, because the screen shows the person before.
    setSession({ state: 'loading' })
    await refreshSession().catch(goOnAlone)
  }
}

const watch = (): void => {
  onSessionLost(() => leaveSession(sessionMessages.signInAgain))
  watchSession({
    shownPerson,
    onOtherTokens: () => void followTokens(),
  })
  onTokensChanged(() => void followTokens())
}

/** Called once when the page starts. */
export const startSession = async (): Promise<void> => {
  watch()
  onAnnouncement((news) => {
    if (news === 'signed-in') followSignIn()
    else if (news === 'verified') void signInHeld().catch(() => undefined)
    else {
      awaitsTokens = false
      setSession({ state: 'signed-out', left: true })
    }
  })
  if (!keepsTokens()) {
    forgetStored()
    setSession({ state: 'signed-out' })
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
