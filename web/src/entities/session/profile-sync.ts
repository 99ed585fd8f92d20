import { sessionMessages } from '#domain/messages/session.ts'
import { contract as createUserProfile } from '#functions/profiles/create-user-profile/contract.ts'
import type { ProfileView } from '#functions/profiles/profile-view.ts'
import { call } from './api.ts'
import type { Identity } from './stored-identity.ts'

/** The profile fields that the page uses. The local profile has no trial end (ACCOUNT-3). */
export type Profile = Pick<ProfileView, 'id' | 'email' | 'display_name' | 'trial_expires_at'>

/** Milliseconds (ACCOUNT-3). */
const TIMEOUT = 8_000

/** Reads the profile, or creates it and starts the trial (ACCOUNT-2). Throws 'Profile sync timeout' after 8 s. */
export const syncProfile = async (identity: Identity): Promise<Profile> => {
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const { profile } = await call(
      createUserProfile,
      { firebaseUid: identity.id, email: identity.email, displayName: identity.name, photoURL: identity.photo },
      { signal, person: identity.id },
    )
    return profile
  } catch (error) {
    throw signal.aborted ? new Error(sessionMessages.profileSyncTimeout) : error
  }
}
