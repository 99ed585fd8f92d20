import { messages } from '#domain/messages.ts'

export type AuthAction = 'sign-in' | 'sign-up' | 'reset' | 'new-password' | 'resend' | 'social'

type Context = {
  action: AuthAction
  email: string
  /** Decision 20: a deployment may hide whether an account exists. */
  hideAccountExistence?: boolean
  /** Decision 9: a deployment may ask for longer passwords. */
  passwordMinLength?: number
}

const FALLBACK: Record<AuthAction, string> = {
  'sign-in': messages.auth.signInFailed,
  'sign-up': messages.auth.signUpFailed,
  reset: messages.auth.resetFailed,
  'new-password': messages.auth.unexpected,
  resend: messages.auth.unexpected,
  social: messages.auth.socialFailed,
}

const SPECIFIED_MINIMUM = 6

/** What a trigger said, without Cognito's frame around it: 'PreSignUp failed with error <text>.' */
export const triggerText = (text: string): string => {
  const said = /^\s*\w+ (?:failed with error|invocation failed due to error) (.*?)\s*$/s.exec(text)?.[1] ?? text.trim()
  // Cognito ends it with a full stop of its own.
  return said.replace(/([.!?])\.$/, '$1')
}

const weakPassword = (text: string, minimum: number): string => {
  // 'Password did not conform with policy: Password must have uppercase characters'
  const rule = /conform with policy: (.*)$/s.exec(text)?.[1]
  if (rule && !/long enough/i.test(rule)) return `${rule.trim().replace(/\.$/, '')}.`
  return minimum === SPECIFIED_MINIMUM ? messages.auth.weakPassword : messages.auth.weakPasswordOf(minimum)
}

const notAuthorized = (text: string, { action, hideAccountExistence }: Context): string => {
  if (/disabled/i.test(text)) return messages.auth.userDisabled
  if (/attempts exceeded/i.test(text)) return messages.auth.tooManyRequests
  if (/not permitted|not enabled/i.test(text)) return messages.auth.notAllowed
  if (action === 'sign-in' && /incorrect username or password/i.test(text)) {
    return hideAccountExistence ? messages.auth.noAccountOrWrongPassword : messages.auth.wrongPassword
  }
  return messages.auth.other
}

const invalidParameter = (text: string, { action }: Context): string => {
  if (/not enabled|not supported/i.test(text)) return messages.auth.notAllowed
  if (/email/i.test(text) && /invalid|should be|must be/i.test(text)) return messages.auth.invalidEmail
  return action === 'reset' ? messages.auth.resetFailed : messages.auth.other
}

const noAccount = ({ email, hideAccountExistence }: Context): string =>
  hideAccountExistence ? messages.auth.noAccountOrWrongPassword : messages.auth.noAccount(email)

const tooMany = () => messages.auth.tooManyRequests
const emailInUse = (_: string, { email }: Context) => messages.auth.emailInUse(email)
const linkSpent = () => messages.auth.linkSpent
const notAllowed = () => messages.auth.notAllowed

/** Cognito's error names (specification 5 maps an older service's). */
const WORDS: Record<string, (text: string, context: Context) => string> = {
  UserNotFoundException: (_, context) => noAccount(context),
  NotAuthorizedException: notAuthorized,
  InvalidParameterException: invalidParameter,
  InvalidPasswordException: (text, context) => weakPassword(text, context.passwordMinLength ?? SPECIFIED_MINIMUM),
  PasswordHistoryPolicyViolationException: (text) => text,
  UsernameExistsException: emailInUse,
  AliasExistsException: emailInUse,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  LimitExceededException: tooMany,
  CodeMismatchException: linkSpent,
  ExpiredCodeException: linkSpent,
  PasswordResetRequiredException: () => messages.auth.resetRequired,
  UserNotConfirmedException: () => messages.auth.verifyFirst,
  UserLambdaValidationException: triggerText,
  CodeDeliveryFailureException: (text) => messages.auth.verificationMailFailed(text),
  OperationNotEnabledException: notAllowed,
  UnsupportedOperationException: notAllowed,
  NetworkError: () => messages.auth.network,
}

/** `fetch` itself failed: every browser says it in its own words, always with a TypeError. */
const isNetwork = (error: Error): boolean =>
  error.name === 'TypeError' && /fetch|network|load failed/i.test(error.message)

/** What to tell a person whose sign-in, sign-up or reset failed, in the specification's words (section 5). */
export const authMessage = (error: unknown, context: Context): string => {
  if (!(error instanceof Error)) return FALLBACK[context.action]
  if (isNetwork(error)) return messages.auth.network
  const words = WORDS[error.name]
  if (words) return words(error.message, context)
  if (error.name.endsWith('Exception')) return messages.auth.other
  return error.message || FALLBACK[context.action]
}
