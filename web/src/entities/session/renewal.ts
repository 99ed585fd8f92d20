import * as z from 'zod/mini'
import { loadConfig, type PageConfig } from '#web/lib/config.ts'
import { type Identity, readIdentity } from './stored-identity.ts'
import {
  areExpired,
  clearTokens,
  readDeviceKey,
  readTokens,
  readValidTokens,
  type StoredTokens,
  storeTokens,
} from './stored-tokens.ts'

/**
 * The session of a signed-in person: reads the stored tokens and renews them. It is small, because every screen of a
 * person loads it; `identity.ts` has the rest of the user pool's client (ADR 247).
 */

/** Errors after which the tokens are of no use. After others, such as a throttled call, the next call tries again. */
const ENDED = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
]

/** Milliseconds (PAGE-13). A renewal that hangs must not hold the other tabs' up. */
const TIMEOUT = 10_000

const answerSchema = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.optional(z.string()),
  }),
})
const errorSchema = z.object({ __type: z.optional(z.string()) })

/** The name of the user pool's error: 'com.amazonaws…#NotAuthorizedException:…' without what stands around it. */
const readErrorName = async (response: Response): Promise<string> => {
  const body = errorSchema.safeParse(await response.json().catch(() => null))
  const type = response.headers.get('x-amzn-errortype') ?? body.data?.__type ?? 'UnknownError'
  return (type.split(/[,:]/)[0] ?? '').replace(/^.*#/, '')
}

const ask = ({ region, userPoolEndpoint, userPoolClientId }: PageConfig, { username, refresh }: StoredTokens) => {
  const device = readDeviceKey(userPoolClientId, username)
  return fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    body: JSON.stringify({ ClientId: userPoolClientId, RefreshToken: refresh, ...(device && { DeviceKey: device }) }),
  })
}

/** Renews the tokens; null if they cannot be renewed. Throws if the user pool is not reached or does not say so. */
const renew = async (config: PageConfig, before: StoredTokens): Promise<StoredTokens | null> => {
  const client = config.userPoolClientId
  /** Meanwhile another tab may have signed out, or signed another person in: what is stored then counts. */
  const isStill = () => readTokens(client)?.refresh === before.refresh
  if (before.refresh === null) return null
  const response = await ask(config, before)
  if (!response.ok) {
    const name = await readErrorName(response)
    if (!ENDED.some((ended) => name.startsWith(ended))) throw Object.assign(new Error(name), { name })
    if (isStill()) clearTokens(client, before.username)
    return readTokens(client)
  }
  const { AuthenticationResult: given } = z.parse(answerSchema, await response.json())
  if (isStill())
    storeTokens(client, before.username, { access: given.AccessToken, id: given.IdToken, refresh: given.RefreshToken })
  return readTokens(client)
}

/** One renewal at a time among the tabs of the browser: a refresh token may be valid for one use. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('five-circles.renewal', work) : work()

/** The renewal that is under way in this tab. */
let renewing: Promise<StoredTokens | null> | null = null

const renewOnce = (config: PageConfig, before: StoredTokens): Promise<StoredTokens | null> => {
  renewing ??= alone(async () => {
    const now = readTokens(config.userPoolClientId)
    // Another tab was first.
    return now === null || now.access !== before.access ? now : renew(config, now)
  }).finally(() => {
    renewing = null
  })
  return renewing
}

const tokens = async (force: boolean): Promise<StoredTokens | null> => {
  const valid = force ? null : readValidTokens()
  if (valid) return valid
  const config = await loadConfig()
  const stored = readTokens(config.userPoolClientId)
  if (stored === null) return null
  return force || areExpired(config.userPoolClientId, stored) ? renewOnce(config, stored) : stored
}

/** The identity of the stored tokens, renewed if they have expired; null if signed out. */
export const currentIdentity = async (): Promise<Identity | null> => {
  const current = await tokens(false)
  return current?.id ? readIdentity(current.id) : null
}

/** The bearer token of the API; a new one with `force`. Null if signed out. */
export const idToken = async (force: boolean): Promise<string | null> => (await tokens(force))?.id ?? null
