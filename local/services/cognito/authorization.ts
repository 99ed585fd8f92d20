import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import type { PoolContext } from './pool.ts'

const query = z.object({
  client_id: z.optional(z.string()),
  redirect_uri: z.optional(z.string()),
  response_type: z.optional(z.string()),
  scope: z.optional(z.string()),
  state: z.optional(z.string()),
  nonce: z.optional(z.string()),
  code_challenge: z.optional(z.string()),
  code_challenge_method: z.optional(z.string()),
  identity_provider: z.optional(z.string()),
  prompt: z.optional(z.string()),
})
type Query = z.infer<typeof query>

/** A valid authorization request. */
export type Authorization = {
  provider: string
  redirectUri: string
  scope: string
  challenge: string
  state: string | undefined
  nonce: string | undefined
  /** Whether the provider shows the chooser to a known browser. */
  choosesAccount: boolean
}

/** `page`: an error page, because no valid redirect URI exists. `redirect`: the error goes to the application. */
export type AuthorizationAnswer =
  | { kind: 'granted'; request: Authorization }
  | { kind: 'page'; error: string }
  | { kind: 'redirect'; to: string }

/** The redirect URI with the given parameters. */
export const backTo = (redirectUri: string, answer: Record<string, string | undefined>): string => {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) address.searchParams.set(name, value)
  }
  return address.href
}

/** The classic hosted UI ignores the parameter. */
const readPrompt = ({ settings }: PoolContext, asked: Query) => (settings.managedLogin ? asked.prompt : undefined)

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

const complaint = (pool: PoolContext, asked: Query): { error: string; error_description?: string } | undefined => {
  const { scopes, providers } = pool.settings
  const unknown = (asked.scope ?? '').split(' ').filter((scope) => scope && !scopes.includes(scope))
  if (asked.response_type !== 'code') return { error: 'unsupported_response_type' }
  if (unknown.length) return { error: 'invalid_scope', error_description: unknown.join(' ') }
  if (asked.code_challenge_method !== 'S256' || !CHALLENGE.test(asked.code_challenge ?? '')) {
    return { error: 'invalid_request', error_description: 'code_challenge of the method S256 is needed' }
  }
  if (readPrompt(pool, asked) === 'none') return { error: 'login_required' }
  const provider = asked.identity_provider ?? ''
  if (provider === 'COGNITO' || !providers.includes(provider)) {
    return { error: 'invalid_request', error_description: `identity_provider '${provider}' is not one of the client's` }
  }
  return undefined
}

export const readAuthorization = (pool: PoolContext, given: unknown): AuthorizationAnswer => {
  const asked = query.parse(given)
  if (asked.client_id !== pool.settings.clientId) return { kind: 'page', error: 'invalid_client' }
  const redirectUri = asked.redirect_uri ?? ''
  if (!pool.settings.callbackUrls.includes(redirectUri)) return { kind: 'page', error: 'redirect_mismatch' }
  const wrong = complaint(pool, asked)
  if (wrong) return { kind: 'redirect', to: backTo(redirectUri, { ...wrong, state: asked.state }) }
  return {
    kind: 'granted',
    request: {
      provider: asked.identity_provider ?? '',
      redirectUri,
      scope: asked.scope || pool.settings.scopes.join(' '),
      challenge: asked.code_challenge ?? '',
      state: asked.state,
      nonce: asked.nonce,
      choosesAccount: readPrompt(pool, asked) === 'select_account',
    },
  }
}

/** Lifetime of an authorization code in milliseconds. */
const LIFETIME = 5 * MINUTE_MS

type Grant = { username: string; request: Authorization; expiresAt: number }

/** Pending authorization codes. Each can be exchanged once. */
export type Grants = {
  give(username: string, request: Authorization): string
  /** The grant if code, redirect URI and PKCE verifier match. The code is consumed either way. */
  take(code: string, redirectUri: string, verifier: string): Grant | undefined
}

export const createGrants = ({ clock }: Pick<PoolContext, 'clock'>): Grants => {
  const grants = new Map<string, Grant>()
  return {
    give: (username, request) => {
      const code = randomUUID()
      grants.set(code, { username, request, expiresAt: clock.now() + LIFETIME })
      return code
    },
    take: (code, redirectUri, verifier) => {
      const grant = grants.get(code)
      grants.delete(code)
      if (!grant || grant.expiresAt <= clock.now() || grant.request.redirectUri !== redirectUri) return undefined
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      return challenge === grant.request.challenge ? grant : undefined
    },
  }
}
