import { loadConfig } from '#web/lib/config.ts'
import { endPush } from '#web/lib/end-push.ts'
import { forgetStored } from '../offline/storage-keys.ts'
import { currentIdentity } from './renewal.ts'
import { announce } from './session-channel.ts'
import { afterLimit, dropCredentials, endedPerson, readSession, setSession } from './session-state.ts'
import { storedIdentity } from './stored-identity.ts'
import { dropTokens, keepsTokens } from './tokens.ts'

/** Signs out, here and in the other tabs. With `notice`, the session ended by itself. */
export const leaveSession = async (notice?: string): Promise<undefined> => {
  dropCredentials()
  const before = readSession()
  if (keepsTokens()) {
    const forgetting = import('./identity.ts').then((identity) => identity.forgetTokens())
    // The sign-out does not wait for a user pool that does not answer.
    await Promise.race([Promise.all([forgetting.catch(() => undefined), endPush()]), afterLimit()])
    // The user pool's client removes no tokens if it could not be loaded or configured.
    dropTokens()
  }
  forgetStored()
  // Two refused calls can end one session: the second finds it ended already.
  const was = endedPerson(before)
  setSession({ state: 'signed-out', left: true, ...(notice !== undefined && { notice, was }) })
  announce('signed-out')
}

/** The address that signs a social account out at the identity provider as well. */
const logoutAddress = async (): Promise<string> => {
  const { oauthUrl, userPoolClientId } = await loadConfig()
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: `${window.location.origin}/auth` })
  return `${oauthUrl}/logout?${query}`
}

/**
 * Signs out here and in the other tabs. Gives the address that the browser must visit next for a social account, or null
 * if a change of route is enough.
 */
export const endSession = async (): Promise<string | null> => {
  if (!keepsTokens()) {
    await leaveSession()
    return null
  }
  const federated = storedIdentity()?.federated === true
  const next = federated ? await logoutAddress().catch(() => null) : null
  await leaveSession()
  return next
}

/**
 * Deletes the signed-in identity and its tokens (ADR 043); the caller then calls `endSession`.
 * Gives the address that the browser must visit next, as `endSession` does.
 */
export const deleteIdentityAndSignOut = async (): Promise<string | null> => {
  const identity = await import('./identity.ts')
  const federated = (await currentIdentity())?.federated === true
  const next = federated ? await logoutAddress().catch(() => null) : null
  await identity.deleteIdentity()
  return next
}
