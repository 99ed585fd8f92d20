import { accountSettingMessages } from '#domain/messages/account-settings.ts'
import { authMessages } from '#domain/messages/auth.ts'
import { sessionMessages } from '#domain/messages/session.ts'
import type { PasswordPolicy } from '#web/lib/config.ts'
import { errorText, isNetworkError } from '#web/lib/error-text.ts'
import { missingClass } from './password-policy.ts'

export type AuthAction =
  | 'sign-in'
  | 'sign-up'
  | 'reset'
  | 'new-password'
  | 'resend'
  | 'social'
  | 'change-password'
  | 'change-email'
  | 'sign-out'

type Context = {
  action: AuthAction
  email: string
  /** Whether errors hide that an account exists (AUTH-5). */
  hideAccountExistence?: boolean
  /** The deployment's minimum (AUTH-3). */
  passwordPolicy?: PasswordPolicy
}

const FALLBACK: Record<AuthAction, string> = {
  'sign-in': authMessages.signInFailed,
  'sign-up': authMessages.signUpFailed,
  reset: authMessages.resetFailed,
  'new-password': sessionMessages.unexpected,
  resend: sessionMessages.unexpected,
  social: authMessages.socialFailed,
  'change-password': accountSettingMessages.passwordFailed,
  'change-email': accountSettingMessages.emailFailed,
  'sign-out': accountSettingMessages.signOutFailed,
}

const SPECIFIED_MINIMUM = 6

/** A trigger's text without Cognito's wrapper: 'PreSignUp failed with error <text>.' */
export const triggerText = (text: string): string => {
  const said = /^\s*\w+ (?:failed with error|invocation failed due to error) (.*?)\s*$/s.exec(text)?.[1] ?? text.trim()
  // Cognito appends a full stop.
  return said.replace(/([.!?])\.$/, '$1')
}

/** A trigger of the user pool refused or failed, for example at its time limit. */
export const isTriggerFailure = (error: unknown): boolean =>
  error instanceof Error && /^(UserLambdaValidation|UnexpectedLambda|InvalidLambdaResponse)/.test(error.name)

/** What the pre-sign-up trigger says of an address that has an account. It says nothing else to people. */
const TAKEN = /already exists/i

/** Cognito's text for a password that its check of compromised credentials refuses, however long it is (AUTH-3). */
const BREACHED = /cannot be used for security reasons/i

const weakPassword = (text: string, minimum: number): string => {
  if (BREACHED.test(text)) return authMessages.passwordBreached
  // 'Password did not conform with policy: Password must have uppercase characters'
  const missing = missingClass(text)
  if (missing) return authMessages.passwordNeeds(missing)
  return minimum === SPECIFIED_MINIMUM ? authMessages.weakPassword : authMessages.weakPasswordLength(minimum)
}

const notAuthorized = (text: string, { action, hideAccountExistence }: Context): string => {
  if (/disabled/i.test(text)) return authMessages.userDisabled
  if (/attempts exceeded/i.test(text)) return authMessages.tooManyRequests
  if (/not permitted|not enabled/i.test(text)) return authMessages.notAllowed
  if ((action === 'change-password' || action === 'sign-out') && /incorrect username or password/i.test(text)) {
    return accountSettingMessages.wrongCurrent
  }
  if (action === 'sign-in' && /incorrect username or password/i.test(text)) {
    return hideAccountExistence ? authMessages.noAccountOrWrongPassword : authMessages.wrongPassword
  }
  return authMessages.other
}

const invalidParameter = (text: string, { action }: Context): string => {
  if (/not enabled|not supported/i.test(text)) return authMessages.notAllowed
  if (/email/i.test(text) && /invalid|should be|must be/i.test(text)) return authMessages.invalidEmail
  return action === 'reset' ? authMessages.resetFailed : authMessages.other
}

const noAccount = ({ email, hideAccountExistence }: Context): string =>
  hideAccountExistence ? authMessages.noAccountOrWrongPassword : authMessages.noAccount(email)

const tooMany = () => authMessages.tooManyRequests
const emailInUse = (_: string, { email }: Context) => authMessages.emailInUse(email)
const codeRefused =
  (words: string) =>
  (_: string, { action }: Context) =>
    action === 'change-email' ? accountSettingMessages.wrongCode : words
const notAllowed = () => authMessages.notAllowed
const unavailable = () => authMessages.unavailable

/** Texts by Cognito's error names (AUTH-4, ADR 080). */
const WORDS: Record<string, (text: string, context: Context) => string> = {
  UserNotFoundException: (_, context) => noAccount(context),
  NotAuthorizedException: notAuthorized,
  InvalidParameterException: invalidParameter,
  InvalidPasswordException: (text, context) =>
    weakPassword(text, context.passwordPolicy?.minimumLength ?? SPECIFIED_MINIMUM),
  UsernameExistsException: emailInUse,
  AliasExistsException: emailInUse,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  LimitExceededException: tooMany,
  CodeMismatchException: codeRefused(authMessages.codeWrong),
  ExpiredCodeException: codeRefused(authMessages.linkSpent),
  PasswordResetRequiredException: () => authMessages.resetRequired,
  UserNotConfirmedException: () => authMessages.verifyFirst,
  UserLambdaValidationException: (text) => (TAKEN.test(text) ? triggerText(text) : authMessages.unavailable),
  CodeDeliveryFailureException: (text, { action }) =>
    action === 'reset' ? authMessages.resetFailed : authMessages.verificationMailFailed(text),
  OperationNotEnabledException: notAllowed,
  UnsupportedOperationException: notAllowed,
  ServiceUnavailableException: unavailable,
  ServiceUnavailable: unavailable,
  InternalErrorException: unavailable,
  InternalServerException: unavailable,
  InvalidLambdaResponseException: unavailable,
  UnexpectedLambdaException: unavailable,
  InvalidEmailRoleAccessPolicyException: unavailable,
}

/** The text for a failed sign-in, sign-up or reset (AUTH-4). */
export const authMessage = (error: unknown, context: Context): string => {
  if (isNetworkError(error)) return sessionMessages.network
  if (error instanceof Error) {
    const words = Object.hasOwn(WORDS, error.name) ? WORDS[error.name] : undefined
    if (words) return words(error.message, context)
    if (error.name.endsWith('Exception')) return authMessages.other
  }
  return errorText(error, FALLBACK[context.action])
}

/** Actions that help after a failure. */
export type Remedy = 'sign-in' | 'sign-up' | 'reset' | 'new-link' | 'google' | 'google-only'

/** `UserLambdaValidationException`: the pre-sign-up trigger refuses an address of another identity (AUTH-16). */
const isAddressTaken = ({ name, message }: Error): boolean =>
  name === 'UserLambdaValidationException' && TAKEN.test(message)

/** The account of the address has no password and signs in through its provider. */
const isWithGoogle = (error: Error): boolean =>
  isAddressTaken(error) && error.message.includes(authMessages.signsInWith('Google'))

/**
 * The actions after a failure, most likely first. They are the same for every address, except for a sign-up whose refusal
 * names the provider.
 */
export const remediesFor = (error: unknown, { action, hideAccountExistence }: Context): readonly Remedy[] => {
  if (!(error instanceof Error)) return []
  const isWrongPassword =
    error.name === 'NotAuthorizedException' && /incorrect username or password/i.test(error.message)
  if (error.name === 'UserNotFoundException' || (isWrongPassword && hideAccountExistence)) {
    return action === 'sign-in' && hideAccountExistence ? ['sign-up', 'reset', 'google'] : ['sign-up', 'google']
  }
  if (action === 'change-password' || action === 'change-email' || action === 'sign-out') return []
  if (isWrongPassword && action === 'sign-in') return ['reset']
  if (error.name === 'UsernameExistsException' || error.name === 'AliasExistsException') return ['sign-in', 'reset']
  if (isWithGoogle(error) && action === 'sign-up') return ['google-only']
  if (isAddressTaken(error)) return action === 'social' ? ['sign-in'] : ['google', 'sign-in']
  if (error.name === 'PasswordResetRequiredException') return ['reset']
  return ['CodeMismatchException', 'ExpiredCodeException'].includes(error.name) && action === 'new-password'
    ? ['new-link']
    : []
}
