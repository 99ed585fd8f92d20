import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  type JWT,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import * as z from 'zod/mini'
import { loadConfig } from './config.ts'
import { identityOf } from './kept-identity.ts'

/**
 * The one module that speaks with the user pool. It is large, so it is loaded when somebody signs in or is signed in.
 * It throws what Amplify throws; `features/auth/auth-errors.ts` puts it into words.
 */

export type Identity = { id: string; email: string; name: string | null; photo: string | null; federated: boolean }

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

/** `unconfirmed`: the e-mail address was never verified. `reset`: the password must be chosen anew. */
export const signInWithPassword = async (
  email: string,
  password: string,
): Promise<'signed-in' | 'unconfirmed' | 'reset'> => {
  await ready()
  // Tokens that are still kept would make the pool's client refuse; whoever signs in means to be that person.
  const { tokens } = await fetchAuthSession().catch(() => ({ tokens: undefined }))
  if (tokens) await signOut()
  const { nextStep } = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } })
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed'
  if (nextStep.signInStep === 'RESET_PASSWORD') return 'reset'
  if (nextStep.signInStep === 'DONE') return 'signed-in'
  throw new Error(`This account asks for a step that is not offered here: ${nextStep.signInStep}.`)
}

/** `unconfirmed`: a verification mail is on its way. */
export const signUpWithPassword = async (email: string, password: string): Promise<'confirmed' | 'unconfirmed'> => {
  await ready()
  const { isSignUpComplete } = await signUp({ username: email, password, options: { userAttributes: { email } } })
  return isSignUpComplete ? 'confirmed' : 'unconfirmed'
}

export const confirmEmail = async (email: string, code: string): Promise<void> => {
  await ready()
  await confirmSignUp({ username: email, confirmationCode: code })
}

export const resendVerificationMail = async (email: string): Promise<void> => {
  await ready()
  await resendSignUpCode({ username: email })
}

export const sendResetMail = async (email: string): Promise<void> => {
  await ready()
  await resetPassword({ username: email })
}

export const choosePassword = async (email: string, code: string, password: string): Promise<void> => {
  await ready()
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
}

/** Takes over the tokens of a social sign-in, so that from here on they live like any others. */
export const adoptTokens = async (tokens: { access: JWT; id: JWT; refresh: string | undefined }): Promise<void> => {
  await ready()
  const { username } = z.parse(z.object({ username: z.string() }), tokens.access.payload)
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      accessToken: tokens.access,
      idToken: tokens.id,
      ...(tokens.refresh && { refreshToken: tokens.refresh }),
      clockDrift: (tokens.access.payload.iat ?? 0) * 1000 - Date.now(),
      username,
    },
  })
}

/** Forgets the tokens and revokes them; never throws for a pool that cannot be reached. */
export const forgetTokens = async (): Promise<void> => {
  await ready()
  await signOut()
}

/** Where a person of a social account is signed out at the identity provider as well. */
export const logoutAddress = async (): Promise<string> => {
  const { oauthUrl, userPoolClientId } = await loadConfig()
  const query = new URLSearchParams({ client_id: userPoolClientId, logout_uri: `${window.location.origin}/auth` })
  return `${oauthUrl}/logout?${query}`
}
