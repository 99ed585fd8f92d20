import { Amplify } from 'aws-amplify'
import { decodeJWT } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import * as z from 'zod/mini'
import { loadConfig } from '#web/lib/config.ts'

/**
 * The user pool's client, with `credentials.ts` behind it. Both are large and loaded for an action on the account only:
 * `renewal.ts` reads and renews the session.
 * It throws Amplify's errors; `entities/session/auth-errors.ts` maps them to texts.
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

/** Loaded at sign-up, sign-in and sign-out. */
const credentials = async () => {
  const [loaded] = await Promise.all([import('./credentials.ts'), ready()])
  return loaded.credentials
}

/** `unconfirmed`: the e-mail address is not verified. `reset`: a new password must be set. */
export const signInWithPassword = async (
  email: string,
  password: string,
): Promise<'signed-in' | 'unconfirmed' | 'reset'> => (await credentials()).signInWithPassword(email, password)

/** `unconfirmed`: a verification mail was sent. */
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

/** Throws `NotAuthorizedException` for a wrong current password. */
export const changePassword = async (current: string, next: string): Promise<void> =>
  (await credentials()).changePassword(current, next)

/** Has a code mailed to the new address, which `confirmNewEmail` takes. */
export const changeEmail = async (email: string): Promise<void> => (await credentials()).changeEmail(email)

export const confirmNewEmail = async (code: string): Promise<void> => (await credentials()).confirmNewEmail(code)

/** Ends every session in the user pool, also this one. The tokens stay in the browser. Throws on a failure. */
export const endAllSessions = async (): Promise<void> => (await credentials()).endAllSessions()

/** Ends every session in the user pool, without a session here. Throws, and ends none, when the password is wrong. */
export const endSessionsByPassword = async (email: string, password: string): Promise<void> =>
  (await credentials()).endSessionsByPassword(email, password)

/** Throws `NotAuthorizedException` for a wrong password, and leaves the stored session as it is. */
export const confirmPassword = async (email: string, password: string): Promise<void> =>
  (await credentials()).confirmPassword(email, password)

/** Signs in with a password, and stores the new tokens in place of the present ones. */
export const replaceSession = async (email: string, password: string): Promise<void> =>
  (await credentials()).replaceSession(email, password)

/** Stores the tokens of a social sign-in in the user pool's client, which then renews them. */
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

/** Revokes and removes the tokens. Does not throw if the user pool cannot be reached. */
export const forgetTokens = async (): Promise<void> => (await credentials()).forgetTokens()

/** Deletes the signed-in identity from the user pool with its own token, and removes the tokens. */
export const deleteIdentity = async (): Promise<void> => (await credentials()).deleteIdentity()
