import { vi } from 'vitest'
import { json, keepTokens, serve } from '#test/web/support/network.ts'

export const PROFILE_PATH = '/api/create-user-profile'
export const CONFIG_PATH = '/config.json'
export const RENEW = 'GetTokensFromRefreshToken'
export const REVOKE = 'RevokeToken'

/** The answer of `create-user-profile`. */
export const profile = (more = {}) => ({
  success: true,
  profile: {
    id: 'sub-1',
    email: 'maren@example.com',
    clerk_uuid: 'sub-1',
    display_name: 'Maren',
    trial_expires_at: '2026-12-21T00:00:00Z',
    zone: 'America/New_York',
    zone_chosen: true,
    day_start_hour: 3,
    mails: { wake_up: true, together: false, week_letter: false },
    evening: null,
    streak_hidden: false,
    morning_push: false,
    created_at: '2026-11-21T00:00:00Z',
    updated_at: '2026-11-21T00:00:00Z',
    ...more,
  },
})

/** The session with the profile of the server. */
export const known = { state: 'signed-in', person: { id: 'sub-1', name: 'Maren' } }

/** The session with a profile made from the tokens. */
export const local = { state: 'signed-in', person: { id: 'sub-1', profile: { trial_expires_at: null } } }

export const never = () => new Promise<Response>(() => {})

/** Loads the modules of the session as a newly opened page does. */
export const openPage = async () => {
  vi.resetModules()
  const store = await import('#web/entities/session/session-store.ts')
  const state = await import('#web/entities/session/session-state.ts')
  const out = await import('#web/entities/session/sign-out.ts')
  return { ...store, ...state, ...out }
}

/** A page on which a person is signed in whose tokens hold these claims. */
export const openSignedIn = async (claims = {}) => {
  keepTokens(claims)
  serve({ [PROFILE_PATH]: () => json(profile()), [REVOKE]: () => json({}) })
  const page = await openPage()
  await page.startSession()
  return page
}
