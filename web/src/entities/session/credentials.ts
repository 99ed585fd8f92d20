import {
  confirmResetPassword,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth'

/**
 * The larger part of the pool's client: what people do about their account. `identity.ts`, which is where the page calls
 * it, loads it then; who comes back with a session does not wait for it.
 */

/** `unconfirmed`: the e-mail address was never verified. `reset`: the password must be chosen anew. */
const signInWithPassword = async (email: string, password: string): Promise<'signed-in' | 'unconfirmed' | 'reset'> => {
  // Tokens that are still kept would make the pool's client refuse; whoever signs in means to be that person.
  const { tokens } = await fetchAuthSession().catch(() => ({ tokens: undefined }))
  if (tokens) await signOut()
  const { nextStep } = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } })
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed'
  if (nextStep.signInStep === 'RESET_PASSWORD') return 'reset'
  if (nextStep.signInStep === 'DONE') return 'signed-in'
  const unknown = new Error(`Sign-in step not supported: ${nextStep.signInStep}`)
  throw Object.assign(unknown, { name: 'UnsupportedSignInStepException' })
}

/** `unconfirmed`: a verification mail is on its way. */
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

/** The name by which the mails and other devices know the person. */
const changeName = async (name: string): Promise<void> => {
  await updateUserAttributes({ userAttributes: { name } })
}

/** Forgets the tokens and revokes them; never throws for a pool that cannot be reached. */
const forgetTokens = async (): Promise<void> => {
  await signOut()
}

/** Deletes who is signed in, with their own token, and forgets the tokens. */
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
  forgetTokens,
  deleteIdentity,
}
