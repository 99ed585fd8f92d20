import { Amplify } from 'aws-amplify'
import { decodeJWT, fetchAuthSession } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import * as z from 'zod/mini'
import { loadConfig } from '#web/lib/config.ts'
import { type Identity, identityOf } from './kept-identity.ts'

/**
 * The one module that speaks with the user pool, with `credentials.ts` behind it. Both are large: this one is loaded when
 * somebody signs in or is signed in, the other when they do something about their account.
 * It throws what Amplify throws; `features/auth/auth-errors.ts` puts it into words.
 */

let configured: Promise<void> | null = null

const configure = async (): Promise<void> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await loadConfig()
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  })
}

const ready = (): Promise<void> => {
  configured ??= configure().catch((error: unknown) => {
    configured = null
    throw error
  })
  return configured
}

/** Who is signed in, by the tokens that the browser keeps; renews them where they ran out. Null for nobody. */
export const currentIdentity = async (): Promise<Identity | null> => {
  await ready()
  const { tokens } = await fetchAuthSession()
  return tokens?.idToken ? identityOf(tokens.idToken.payload) : null
}

/** The bearer token of the API; with `force`, a new one. Null where nobody is signed in any more. */
export const idToken = async (force: boolean): Promise<string | null> => {
  await ready()
  const { tokens } = await fetchAuthSession({ forceRefresh: force })
  return tokens?.idToken?.toString() ?? null
}

/** Loaded when somebody signs up, in or out. */
const credentials = async () => {
  const [loaded] = await Promise.all([import('./credentials.ts'), ready()])
  return loaded.credentials
}

/** `unconfirmed`: the e-mail address was never verified. `reset`: the password must be chosen anew. */
export const signInWithPassword = async (
  email: string,
  password: string,
): Promise<'signed-in' | 'unconfirmed' | 'reset'> => (await credentials()).signInWithPassword(email, password)

/** `unconfirmed`: a verification mail is on its way. */
export const signUpWithPassword = async (
  email: string,
  password: string,
  name: string,
): Promise<'confirmed' | 'unconfirmed'> => (await credentials()).signUpWithPassword(email, password, name)

export const confirmEmail = async (email: string, code: string): Promise<void> =>
  (await credentials()).confirmEmail(email, code)

export const resendVerificationMail = async (email: string): Promise<void> =>
  (await credentials()).resendVerificationMail(email)

export const sendResetMail = async (email: string): Promise<void> => (await credentials()).sendResetMail(email)

export const choosePassword = async (email: string, code: string, password: string): Promise<void> =>
  (await credentials()).choosePassword(email, code, password)

/** Writes the display name to the user pool. */
export const changeName = async (name: string): Promise<void> => (await credentials()).changeName(name)

/** Takes over the tokens of a social sign-in, so that from here on they live like any others. */
export const adoptTokens = async (given: {
  access: string
  id: string
  refresh: string | undefined
}): Promise<void> => {
  await ready()
  const accessToken = decodeJWT(given.access)
  const { username } = z.parse(z.object({ username: z.string() }), accessToken.payload)
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      accessToken,
      idToken: decodeJWT(given.id),
      ...(given.refresh && { refreshToken: given.refresh }),
      clockDrift: (accessToken.payload.iat ?? 0) * 1000 - Date.now(),
      username,
    },
  })
}

/** Forgets the tokens and revokes them; never throws for a pool that cannot be reached. */
export const forgetTokens = async (): Promise<void> => (await credentials()).forgetTokens()

/** Deletes who is signed in from the user pool, with their own token, and forgets the tokens. */
export const deleteIdentity = async (): Promise<void> => (await credentials()).deleteIdentity()

/** Where a person of a social account is signed out at the identity provider as well. */
export const logoutAddress = async (): Promise<string> => {
  const { oauthUrl, userPoolClientId } = await loadConfig()
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: `${window.location.origin}/auth` })
  return `${oauthUrl}/logout?${query}`
}
