import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'
import * as z from 'zod/mini'
import { type PoolContext, requireEnabled } from './pool.ts'
import { refuse } from './refusal.ts'
import type { PoolSession, User } from './state.ts'
import { hashSessionToken } from './store.ts'

const ADMIN_SCOPE = 'aws.cognito.signin.user.admin'

export type IssuedTokens = {
  accessToken: string
  idToken: string
  /** Only for a new session: the pool does not rotate refresh tokens. */
  refreshToken?: string
  /** Lifetime of the access token in seconds. */
  expiresIn: number
}

const seconds = (pool: PoolContext): number => Math.floor(pool.clock.now() / 1000)

const sign = (pool: PoolContext, claims: Record<string, unknown>, lifetime: number): Promise<string> => {
  const issuedAt = seconds(pool)
  return new SignJWT({
    ...claims,
    iss: pool.settings.issuer,
    iat: issuedAt,
    exp: issuedAt + lifetime,
    jti: randomUUID(),
  })
    .setProtectedHeader({ alg: 'RS256', kid: pool.keys.kid })
    .sign(pool.keys.privateKey)
}

/** Cognito adds federated users to a group of the provider. */
const listGroups = ({ settings }: PoolContext, { groups, identity }: User): string[] =>
  identity ? [...groups, `${settings.id}_${identity.provider}`] : groups

const listIdentities = ({ identity }: User) =>
  identity && [
    {
      userId: identity.userId,
      providerName: identity.provider,
      providerType: identity.provider,
      issuer: null,
      primary: 'true',
      dateCreated: String(identity.createdAt),
    },
  ]

/** The `at_hash` claim of OpenID Connect: the left half of the access token's hash. */
const accessTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')

const signTokens = async (
  pool: PoolContext,
  user: User,
  session: PoolSession,
  nonce?: string,
): Promise<IssuedTokens> => {
  const { clientId, tokenLifetimes } = pool.settings
  const groups = listGroups(pool, user)
  const common = {
    sub: user.sub,
    ...(groups.length ? { 'cognito:groups': groups } : {}),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: session.authTime,
  }
  const accessToken = await sign(
    pool,
    { ...common, client_id: clientId, token_use: 'access', scope: session.scope, version: 2, username: user.username },
    tokenLifetimes.access,
  )
  const { email_verified: verified, ...attributes } = user.attributes
  const identities = listIdentities(user)
  const idToken = await sign(
    pool,
    {
      ...attributes,
      ...common,
      email_verified: verified === 'true',
      'cognito:username': user.username,
      ...(identities ? { identities, at_hash: accessTokenHash(accessToken) } : {}),
      ...(nonce === undefined ? {} : { nonce }),
      aud: clientId,
      token_use: 'id',
    },
    tokenLifetimes.id,
  )
  return { accessToken, idToken, expiresIn: tokenLifetimes.access }
}

/** Starts a session: tokens that one refresh token renews and one revocation ends. */
export const createSession = async (
  pool: PoolContext,
  user: User,
  { scope = ADMIN_SCOPE, nonce }: { scope?: string; nonce?: string | undefined } = {},
): Promise<IssuedTokens> => {
  requireEnabled(user)
  const refreshToken = randomBytes(96).toString('base64url')
  const now = pool.clock.now()
  const session: PoolSession = {
    tokenHash: hashSessionToken(refreshToken),
    username: user.username,
    originJti: randomUUID(),
    authTime: Math.floor(now / 1000),
    scope,
    expiresAt: now + pool.settings.tokenLifetimes.refresh * 1000,
    revoked: false,
  }
  pool.store.open(session, now)
  const [tokens] = await Promise.all([signTokens(pool, user, session, nonce), pool.store.save()])
  return { ...tokens, refreshToken }
}

export const refreshSession = async (pool: PoolContext, refreshToken: string): Promise<IssuedTokens> => {
  const session = pool.store.session(refreshToken)
  const user = session && pool.store.get(session.username)
  if (!session || !user) return refuse('NotAuthorizedException', 'Invalid Refresh Token')
  if (session.revoked) refuse('NotAuthorizedException', 'Refresh Token has been revoked')
  if (session.expiresAt <= pool.clock.now()) refuse('NotAuthorizedException', 'Refresh Token has expired')
  requireEnabled(user)
  return signTokens(pool, user, session)
}

/** Ends the session of a refresh token. An unknown token changes nothing, as in Cognito. */
export const revokeSession = async (pool: PoolContext, refreshToken: string): Promise<void> => {
  const session = pool.store.session(refreshToken)
  if (!session) return
  session.revoked = true
  await pool.store.save()
}

export const revokeAllSessions = async (pool: PoolContext, user: User): Promise<void> => {
  for (const session of pool.store.listSessions(user)) session.revoked = true
  await pool.store.save()
}

const accessClaims = z.object({
  token_use: z.literal('access'),
  client_id: z.string(),
  username: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
})

const readAccessToken = async (pool: PoolContext, token: string): Promise<z.infer<typeof accessClaims>> => {
  try {
    const { payload } = await jwtVerify(token, pool.keys.publicKey, {
      algorithms: ['RS256'],
      issuer: pool.settings.issuer,
      currentDate: new Date(pool.clock.now()),
    })
    return accessClaims.parse(payload)
  } catch (error) {
    const expired = error instanceof JWTExpired
    return refuse('NotAuthorizedException', expired ? 'Access Token has expired' : 'Invalid Access Token')
  }
}

/** The user of an access token. Refuses a forged, expired or revoked token, and one without the needed scope. */
export const requireUser = async (pool: PoolContext, accessToken: string): Promise<User> => {
  const claims = await readAccessToken(pool, accessToken)
  if (claims.client_id !== pool.settings.clientId) refuse('NotAuthorizedException', 'Invalid Access Token')
  const user = pool.store.get(claims.username)
  if (!user) return refuse('UserNotFoundException', 'User does not exist.')
  if (pool.store.sessionByOrigin(claims.origin_jti)?.revoked !== false) {
    refuse('NotAuthorizedException', 'Access Token has been revoked')
  }
  if (!claims.scope.split(' ').includes(ADMIN_SCOPE)) {
    refuse('NotAuthorizedException', 'Access Token does not have required scopes')
  }
  requireEnabled(user)
  return user
}
