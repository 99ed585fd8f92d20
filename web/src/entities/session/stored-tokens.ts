import { decodePayload } from './decode-token.ts'

/** The tokens of the user pool in local storage, under the keys of Amplify's token store, so that both read the same session. */

/** Milliseconds before its end from which a token counts as expired. */
const TOLERANCE = 5_000

export type StoredTokens = { username: string; id: string | null; access: string; refresh: string | null }

const createKeys = (client: string) => {
  const prefix = `CognitoIdentityServiceProvider.${client}`
  return { lastUser: `${prefix}.LastAuthUser`, of: (username: string, name: string) => `${prefix}.${username}.${name}` }
}

const LAST_USER = /^CognitoIdentityServiceProvider\.([^.]+)\.LastAuthUser$/

/** The client of the user pool whose tokens are stored; null without tokens, and if several clients left some. */
const findClient = (): string | null => {
  const found = Object.keys(window.localStorage).flatMap((key) => LAST_USER.exec(key)?.[1] ?? [])
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The tokens of the person who signed in last; null if there are none. */
export const readTokens = (client: string): StoredTokens | null => {
  const keys = createKeys(client)
  const username = window.localStorage.getItem(keys.lastUser)
  if (username === null) return null
  const read = (name: string) => window.localStorage.getItem(keys.of(username, name))
  const access = read('accessToken')
  return access ? { username, access, id: read('idToken'), refresh: read('refreshToken') } : null
}

/** Seconds since the epoch in a claim of a token; 0 if the token cannot be read. */
const readSeconds = (token: string, claim: 'exp' | 'iat'): number => {
  try {
    const payload = decodePayload(token)
    const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, claim) : 0
    return typeof value === 'number' ? value : 0
  } catch {
    return 0
  }
}

/** Whether a token has expired by the clock of the user pool, whose difference to this device was stored at the last renewal. */
export const areExpired = (client: string, { username, id, access }: StoredTokens): boolean => {
  const drift = Number.parseInt(window.localStorage.getItem(createKeys(client).of(username, 'clockDrift')) ?? '0', 10)
  const now = Date.now() + (Number.isNaN(drift) ? 0 : drift) + TOLERANCE
  return [access, ...(id ? [id] : [])].some((token) => now > readSeconds(token, 'exp') * 1000)
}

/** Tokens that need no renewal, found without the configuration, so that the first request does not wait for it. */
export const readValidTokens = (): StoredTokens | null => {
  const client = findClient()
  const stored = client === null ? null : readTokens(client)
  return client !== null && stored?.id && !areExpired(client, stored) ? stored : null
}

/** Stores renewed tokens. The refresh token stays when the user pool gave no new one. */
export const storeTokens = (
  client: string,
  username: string,
  renewed: { id: string; access: string; refresh?: string | undefined },
): void => {
  const { of } = createKeys(client)
  const write = (name: string, value: string) => window.localStorage.setItem(of(username, name), value)
  write('accessToken', renewed.access)
  write('idToken', renewed.id)
  if (renewed.refresh) write('refreshToken', renewed.refresh)
  write('clockDrift', `${readSeconds(renewed.access, 'iat') * 1000 - Date.now()}`)
}

/** Removes the tokens and leaves what the user pool keeps of the device. */
export const clearTokens = (client: string, username: string): void => {
  const keys = createKeys(client)
  for (const name of ['accessToken', 'idToken', 'clockDrift', 'refreshToken', 'signInDetails', 'oauthMetadata'])
    window.localStorage.removeItem(keys.of(username, name))
  window.localStorage.removeItem(keys.lastUser)
}

/** The key of the device at the user pool, which a renewal names; null without one. */
export const readDeviceKey = (client: string, username: string): string | null =>
  window.localStorage.getItem(createKeys(client).of(username, 'deviceKey'))
