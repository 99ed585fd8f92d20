import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { loadConfig } from '#web/lib/config.ts'
import { openSession } from './new-session.ts'

/**
 * The larger part of the user pool's client: sign-up, sign-in, password reset, deletion. The page calls it through
 * `identity.ts`, which loads it on first use, so that a returning person does not wait for it.
 */

/** `unconfirmed`: the e-mail address is not verified. `reset`: a new password must be set. */
const signInWithPassword = async (email: string, password: string): Promise<'signed-in' | 'unconfirmed' | 'reset'> => {
  // The user pool's client refuses a sign-in while tokens are stored.
  const { tokens } = await fetchAuthSession().catch(() => ({ tokens: undefined }))
  if (tokens) await signOut()
  const { nextStep } = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } })
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed'
  if (nextStep.signInStep === 'RESET_PASSWORD') return 'reset'
  if (nextStep.signInStep === 'DONE') return 'signed-in'
  const unknown = new Error(`Sign-in step not supported: ${nextStep.signInStep}`)
  throw Object.assign(unknown, { name: 'UnsupportedSignInStepException' })
}

/** `unconfirmed`: a verification mail was sent. */
const signUpWithPassword = async (
  email: string,
  password: string,
  name: string,
): Promise<'confirmed' | 'unconfirmed'> => {
  const userAttributes = { email, ...(name !== '' && { name }) }
  const { isSignUpComplete } = await signUp({ username: email, password, options: { userAttributes } })
  return isSignUpComplete ? 'confirmed' : 'unconfirmed'
}

const confirmEmail = async (email: string, code: string): Promise<void> => {
  await confirmSignUp({ username: email, confirmationCode: code })
}

const resendVerificationMail = async (email: string): Promise<void> => {
  await resendSignUpCode({ username: email })
}

const sendResetMail = async (email: string): Promise<void> => {
  await resetPassword({ username: email })
}

const choosePassword = async (email: string, code: string, password: string): Promise<void> => {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
}

/** Writes the display name to the user pool, for mails and other devices. */
const changeName = async (name: string): Promise<void> => {
  await updateUserAttributes({ userAttributes: { name } })
}

/** Throws `NotAuthorizedException` for a wrong current password. */
const changePassword = async (oldPassword: string, newPassword: string): Promise<void> => {
  await updatePassword({ oldPassword, newPassword })
}

/** Has a code mailed to the new address. The old one stays until `confirmNewEmail` (AUTH-19). */
const changeEmail = async (email: string): Promise<void> => {
  await updateUserAttributes({ userAttributes: { email } })
}

const confirmNewEmail = async (code: string): Promise<void> => {
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code })
}

/** Called without Amplify, whose global sign-out hides a failure. Throws when the user pool refuses or is not reached. */
const signOutGlobally = async (accessToken: string | undefined): Promise<void> => {
  const { region, userPoolEndpoint } = await loadConfig()
  const answer = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
  })
  if (!answer.ok) throw new Error(`GlobalSignOut: ${answer.status}`)
}

/** Ends every session of the person in the user pool, also this one, and leaves the tokens where they are. Throws as `signOutGlobally`. */
const endAllSessions = async (): Promise<void> => {
  const { tokens } = await fetchAuthSession()
  await signOutGlobally(tokens?.accessToken.toString())
}

/** Ends every session of the person, without a session here. Throws the user pool's error, and ends none, when the password is wrong. */
const endSessionsByPassword = async (email: string, password: string): Promise<void> => {
  const { accessToken } = await openSession(email, password)
  await signOutGlobally(accessToken.toString())
}

/** Throws `NotAuthorizedException` for a wrong password. Leaves a session behind, which `endAllSessions` ends. */
const confirmPassword = async (email: string, password: string): Promise<void> => {
  await openSession(email, password)
}

/** Signs in and stores the new tokens in place of the present ones, so that no tab sees a moment without tokens. */
const replaceSession = async (email: string, password: string): Promise<void> => {
  const tokens = await openSession(email, password)
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({ tokens })
}

/** Revokes and removes the tokens. Does not throw if the user pool cannot be reached. */
const forgetTokens = async (): Promise<void> => {
  await signOut()
}

/** Deletes the signed-in identity with its own token, and removes the tokens. */
const deleteIdentity = async (): Promise<void> => {
  await deleteUser()
}

export const credentials = {
  signInWithPassword,
  signUpWithPassword,
  confirmEmail,
  resendVerificationMail,
  sendResetMail,
  choosePassword,
  changeName,
  changePassword,
  changeEmail,
  confirmNewEmail,
  endAllSessions,
  endSessionsByPassword,
  confirmPassword,
  replaceSession,
  forgetTokens,
  deleteIdentity,
}
