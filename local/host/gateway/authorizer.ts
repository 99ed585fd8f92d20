import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import type { Clock } from '#local/contracts/services.ts'
import type { Claims } from './event.ts'

export type Authorizer = (
  authorization: string | null,
  wanted: { issuer: string; audience: string[] },
) => Promise<{ claims: Claims; scopes: string[] | null } | null>

const rendered = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(rendered).join(' ')}]`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Cognito's access tokens have `client_id` instead of `aud`. */
const readAudience = (payload: JWTPayload): unknown[] => {
  const audience = payload.aud ?? payload.client_id
  return Array.isArray(audience) ? audience : [audience]
}

/**
 * The JWT authorizer of the HTTP API. It checks the signature (RS256, a key of the pool), issuer, audience, and times by the
 * stack's clock. Returns the claims as strings, lists as `[a b]`; null for a refused token.
 */
export const createAuthorizer = (jwks: JSONWebKeySet, clock: Clock): Authorizer => {
  const keys = createLocalJWKSet(jwks)
  return async (authorization, { issuer, audience }) => {
    const token = authorization?.replace(/^Bearer\s+/i, '').trim()
    if (!token) return null
    const now = clock.now()
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        currentDate: new Date(now),
        requiredClaims: ['exp', 'iss'],
      })
      if (!readAudience(payload).some((one) => typeof one === 'string' && audience.includes(one))) return null
      if (payload.iat !== undefined && payload.iat > Math.ceil(now / 1000)) return null
      const claims = Object.fromEntries(
        Object.entries(decodeJwt(token)).map(([name, value]) => [name, rendered(value)]),
      )
      const scope = payload.scope
      return { claims, scopes: typeof scope === 'string' ? scope.split(' ') : null }
    } catch {
      return null
    }
  }
}
