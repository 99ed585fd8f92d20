import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Grants } from './authorization.ts'
import type { PoolContext } from './pool.ts'
import { PoolError, refuse } from './refusal.ts'
import { createSession, type IssuedTokens, refreshSession, revokeSession } from './tokens.ts'

const byCode = z.object({ code: z.string(), redirect_uri: z.string(), code_verifier: z.string() })
const byRefreshToken = z.object({ refresh_token: z.string() })
const revocation = z.object({ token: z.string() })
const client = z.object({ client_id: z.string() })

const answerTokens = ({ accessToken, idToken, refreshToken, expiresIn }: IssuedTokens, scope: string) => ({
  access_token: accessToken,
  ...(scope.split(' ').includes('openid') ? { id_token: idToken } : {}),
  ...(refreshToken ? { refresh_token: refreshToken } : {}),
  expires_in: expiresIn,
  token_type: 'Bearer',
})

type Form = Record<string, unknown>
type TokenAnswer = ReturnType<typeof answerTokens>

/** Throws OAuth error codes as Refusals. */
const read = <S extends z.ZodMiniType>(schema: S, form: Form): z.output<S> => {
  const input = z.safeParse(schema, form)
  return input.success ? input.data : refuse('invalid_request', 'A parameter is missing.')
}

const requireClient = (pool: PoolContext, form: Form): void => {
  const given = z.safeParse(client, form)
  if (given.data?.client_id !== pool.settings.clientId) refuse('invalid_client', 'There is no such client.')
}

const exchangeCode = async (pool: PoolContext, grants: Grants, form: Form): Promise<TokenAnswer> => {
  const { code, redirect_uri: redirectUri, code_verifier: verifier } = read(byCode, form)
  const grant = grants.take(code, redirectUri, verifier)
  const user = grant && pool.store.get(grant.username)
  if (!user) return refuse('invalid_grant', 'The code was used before, has expired, or belongs to another request.')
  const { scope, nonce } = grant.request
  return answerTokens(await createSession(pool, user, { scope, nonce }), scope)
}

const exchangeRefreshToken = async (pool: PoolContext, form: Form): Promise<TokenAnswer> => {
  const { refresh_token: token } = read(byRefreshToken, form)
  const scope = pool.store.session(token)?.scope ?? ''
  return answerTokens(await refreshSession(pool, token), scope)
}

const exchange = (pool: PoolContext, grants: Grants, form: Form): Promise<TokenAnswer> => {
  if (form.grant_type === 'authorization_code') return exchangeCode(pool, grants, form)
  if (form.grant_type === 'refresh_token') return exchangeRefreshToken(pool, form)
  return refuse('unsupported_grant_type', 'The grant type is unknown.')
}

const OAUTH_ERRORS = ['invalid_request', 'invalid_client', 'unsupported_grant_type']

/** `/oauth2/token` and `/oauth2/revoke` of the pool's public client. */
export const createTokenEndpoint = (pool: PoolContext, grants: Grants, before: () => Promise<void>): Hono => {
  const app = new Hono().use('/oauth2/*', async (context, next) => {
    context.header('cache-control', 'no-store')
    await next()
  })

  app.post('/oauth2/token', async (context) => {
    await before()
    const form = await context.req.parseBody()
    try {
      requireClient(pool, form)
      return context.json(await exchange(pool, grants, form))
    } catch (error) {
      if (!(error instanceof PoolError)) throw error
      return context.json({ error: OAUTH_ERRORS.includes(error.name) ? error.name : 'invalid_grant' }, 400)
    }
  })

  app.post('/oauth2/revoke', async (context) => {
    await before()
    const form = await context.req.parseBody()
    try {
      requireClient(pool, form)
      await revokeSession(pool, read(revocation, form).token)
      return context.body(null, 200)
    } catch (error) {
      if (!(error instanceof PoolError)) throw error
      return context.json({ error: error.name }, 400)
    }
  })
  return app
}
