import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { createPageHeaders } from '#local/services/page-assets.ts'
import { type Authorization, backTo, createGrants, type Grants, readAuthorization } from './authorization.ts'
import { offeredAccounts, type ProviderAccount, signInFromProvider } from './federation.ts'
import { chooserPage, errorPage } from './hosted-pages.ts'
import { type PoolContext, requireEnabled } from './pool.ts'
import { PoolError } from './refusal.ts'
import { createTokenEndpoint } from './token-endpoint.ts'

const choice = z.object({ account: z.string(), email: z.optional(z.string()), name: z.optional(z.string()) })

const accountForm = z.object({
  email: z.string().check(z.trim(), z.email(), z.maxLength(254)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
})

const denied = ({ redirectUri, state }: Authorization): string =>
  backTo(redirectUri, { error: 'access_denied', error_description: 'The person cancelled the sign-in.', state })

/** The provider's cookie with the last account of the browser. */
const PROVIDER_SESSION = 'provider-session'

/** The redirect after a choice: with a code, or with the error of the pool or a trigger. */
const finish = async (
  pool: PoolContext,
  grants: Grants,
  account: ProviderAccount,
  request: Authorization,
): Promise<string> => {
  const { provider, redirectUri, state } = request
  try {
    const user = await signInFromProvider(pool, provider, account)
    requireEnabled(user)
    return backTo(redirectUri, { code: grants.give(user.username, request), state })
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    return backTo(redirectUri, { error: 'invalid_request', error_description: error.message, state })
  }
}

/**
 * The pool's OAuth endpoints, with an account chooser instead of the provider. Mount it at `path`. `before` runs before each
 * call and may delay it or throw a Refusal.
 */
export const createOauth = (pool: PoolContext, path: string, before: () => Promise<void>): Hono => {
  const grants = createGrants(pool)

  const showError = (context: Context, error: string, status: 400 | 500 | 503 = 400) =>
    context.html(errorPage(path, error), status, createPageHeaders())

  const showChooser = (context: Context, request: Authorization, error?: string) => {
    const chooser = chooserPage({
      assets: path,
      provider: request.provider,
      accounts: offeredAccounts(pool, request.provider),
      action: `${path}/oauth2/authorize${new URL(context.req.url).search}`,
      ...(error ? { error } : {}),
    })
    // Browsers also check the redirect target of a form's response.
    const policy = createPageHeaders(`form-action 'self' ${new URL(request.redirectUri).origin}`)
    return context.html(chooser, error ? 400 : 200, policy)
  }

  const takeChoice = async (context: Context, request: Authorization) => {
    const chosen = z.safeParse(choice, await context.req.parseBody())
    if (!chosen.success) return showError(context, 'invalid_request')
    const { account: address, ...typed } = chosen.data
    if (address === '') return context.redirect(denied(request), 303)
    const offered = offeredAccounts(pool, request.provider).find(({ email }) => email === address)
    const account = offered ?? z.safeParse(accountForm, typed).data
    if (!account) return showChooser(context, request, 'Give an email address and a name.')
    setCookie(context, PROVIDER_SESSION, account.email, { httpOnly: true, sameSite: 'Lax', path: `${path}/oauth2` })
    return context.redirect(await finish(pool, grants, account, request), 303)
  }

  /** The provider shows its chooser to an unknown browser, or when `prompt` asks for it. */
  const askProvider = async (context: Context, request: Authorization) => {
    const email = request.choosesAccount ? undefined : getCookie(context, PROVIDER_SESSION)
    const known = offeredAccounts(pool, request.provider).find((account) => account.email === email)
    if (!known) return showChooser(context, request)
    return context.redirect(await finish(pool, grants, known, request), 303)
  }

  return new Hono()
    .route('/', createTokenEndpoint(pool, grants, before))
    .on(['GET', 'POST'], '/oauth2/authorize', async (context) => {
      if (context.req.method === 'GET') await before()
      const asked = readAuthorization(pool, context.req.query())
      if (asked.kind === 'page') return showError(context, asked.error)
      if (asked.kind === 'redirect') return context.redirect(asked.to, 303)
      return context.req.method === 'GET' ? askProvider(context, asked.request) : takeChoice(context, asked.request)
    })
    .get('/logout', (context) => {
      const { client_id: id, logout_uri: address = '' } = context.req.query()
      if (id !== pool.settings.clientId) return showError(context, 'invalid_client')
      if (!pool.settings.logoutUrls.includes(address)) return showError(context, 'redirect_mismatch')
      return context.redirect(address)
    })
    .onError((error, context) => {
      if (error instanceof PoolError) return showError(context, error.name, error.status)
      console.error(error)
      return showError(context, 'server_error', 500)
    })
}
