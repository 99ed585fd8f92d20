import { describe, expect, it } from 'vitest'
import { type AuthAction, authMessage, remediesFor, triggerText } from '#web/entities/session/auth-errors.ts'
import { DEFAULT_PASSWORD_POLICY } from '#web/lib/config.ts'
import { PlainError } from '#web/lib/error-text.ts'

const EMAIL = 'maren@example.com'

const failure = (name: string, message = '') => Object.assign(new Error(message), { name })

const said = (error: unknown, action: AuthAction = 'sign-in', more = {}) =>
  authMessage(error, { action, email: EMAIL, ...more })

describe('the text for a refusal of the user pool (AUTH-4)', () => {
  it.each<[string, string, AuthAction, string]>([
    [
      'UserNotFoundException',
      'User does not exist.',
      'sign-in',
      'No account found with email maren@example.com. Please sign up first or check your email address.',
    ],
    [
      'UserNotFoundException',
      'User does not exist.',
      'reset',
      'No account found with email maren@example.com. Please sign up first or check your email address.',
    ],
    [
      'NotAuthorizedException',
      'Incorrect username or password.',
      'sign-in',
      'Incorrect password. Please try again or use "Forgot Password".',
    ],
    [
      'NotAuthorizedException',
      'User is disabled.',
      'sign-in',
      'This account has been disabled. Please contact support.',
    ],
    [
      'NotAuthorizedException',
      'Password attempts exceeded',
      'sign-in',
      'Too many failed attempts. Please try again later.',
    ],
    [
      'NotAuthorizedException',
      'SignUp is not permitted for this user pool',
      'sign-up',
      'Email/password sign-in is not enabled. Please contact support.',
    ],
    [
      'NotAuthorizedException',
      'Something else',
      'sign-in',
      'Authentication failed. Please check your credentials and try again.',
    ],
    ['TooManyRequestsException', 'Rate exceeded', 'sign-in', 'Too many failed attempts. Please try again later.'],
    [
      'TooManyFailedAttemptsException',
      'Too many attempts',
      'sign-in',
      'Too many failed attempts. Please try again later.',
    ],
    [
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      'reset',
      'Too many failed attempts. Please try again later.',
    ],
    [
      'UsernameExistsException',
      'User already exists',
      'sign-up',
      'An account with email maren@example.com already exists. Please sign in instead.',
    ],
    [
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
      'sign-up',
      'Password should be at least 6 characters long.',
    ],
    [
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have uppercase characters',
      'sign-up',
      'Password needs an upper-case letter.',
    ],
    ['InvalidParameterException', 'Invalid email address format.', 'sign-up', 'Please enter a valid email address.'],
    [
      'InvalidParameterException',
      'USER_SRP_AUTH is not enabled for the client.',
      'sign-in',
      'Email/password sign-in is not enabled. Please contact support.',
    ],
    [
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
      'reset',
      'Failed to send password reset email',
    ],
    [
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
      'new-password',
      'This code is wrong, or a newer email has replaced it. Look in the newest email, or ask for a new one.',
    ],
    [
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
      'new-password',
      'This link has been used already, or it has run out. Ask for a new one.',
    ],
    [
      'CodeDeliveryFailureException',
      'Unable to deliver code.',
      'resend',
      'Failed to send verification email: Unable to deliver code.',
    ],
    [
      'UserLambdaValidationException',
      'PreSignUp failed with error An account with email a@b.example already exists. Please sign in instead..',
      'sign-up',
      'An account with email a@b.example already exists. Please sign in instead.',
    ],
    [
      'UserLambdaValidationException',
      'PreSignUp failed with error Task timed out after 5.00 seconds.',
      'sign-up',
      'Signing in is not possible at the moment. Please try again in a few minutes.',
    ],
    [
      'NetworkError',
      'A network error has occurred.',
      'sign-in',
      'Network error. Please check your internet connection and try again.',
    ],
    ['TypeError', 'Failed to fetch', 'sign-up', 'Network error. Please check your internet connection and try again.'],
    ['TypeError', 'Load failed', 'reset', 'Network error. Please check your internet connection and try again.'],
    [
      'InternalErrorException',
      'at com.amazon…',
      'sign-in',
      'Signing in is not possible at the moment. Please try again in a few minutes.',
    ],
    [
      'ServiceUnavailableException',
      'The service is unavailable.',
      'sign-in',
      'Signing in is not possible at the moment. Please try again in a few minutes.',
    ],
    [
      'UnsupportedSignInStepException',
      'Sign-in step not supported: CONFIRM_SIGN_IN_WITH_TOTP_CODE',
      'sign-in',
      'Authentication failed. Please check your credentials and try again.',
    ],
    ['CodeDeliveryFailureException', 'Unable to deliver.', 'reset', 'Failed to send password reset email'],
    ['SyntaxError', 'Unexpected token \'<\', "<!doctype "... is not valid JSON', 'sign-in', 'Failed to sign in'],
    ['$ZodError', '[{"code":"invalid_type","path":["userPoolId"]}]', 'sign-up', 'Failed to create account'],
    ['QuotaExceededError', 'The quota has been exceeded.', 'reset', 'Failed to send password reset email'],
    ['TypeError', 'Cannot read properties of undefined', 'resend', 'An unexpected error occurred. Please try again.'],
    ['constructor', 'A name that every object has', 'sign-in', 'Failed to sign in'],
  ])('%s (%s) on %s', (name, message, action, expected) => {
    const error = name === 'TypeError' ? new TypeError(message) : failure(name, message)
    expect(said(error, action)).toBe(expected)
  })

  it('shows a text of the page itself', () => {
    expect(said(new PlainError('Signup timeout'), 'sign-up')).toBe('Signup timeout')
  })

  it.each<[AuthAction, string]>([
    ['sign-in', 'Failed to sign in'],
    ['sign-up', 'Failed to create account'],
    ['reset', 'Failed to send password reset email'],
    ['social', 'Failed to sign in with Google'],
    ['resend', 'An unexpected error occurred. Please try again.'],
  ])('returns the general text of %s for an unknown error (AUTH-4)', (action, expected) => {
    expect(said(undefined, action)).toBe(expected)
    expect(said(new Error(''), action)).toBe(expected)
  })

  it('tells a missing account and a wrong password apart, unless the deployment hides it (AUTH-5)', () => {
    const missing = failure('UserNotFoundException')
    const wrong = failure('NotAuthorizedException', 'Incorrect username or password.')
    expect(said(missing)).not.toBe(said(wrong))
    const hidden = { hideAccountExistence: true }
    expect(said(missing, 'sign-in', hidden)).toBe(said(wrong, 'sign-in', hidden))
    expect(said(missing, 'sign-in', hidden)).not.toContain(EMAIL)
  })

  it.each(['sign-up', 'new-password', 'change-password'] as const)(
    'says on %s that a password is known from a breach, and names no length that it has (AUTH-3)',
    (action) => {
      const refused = failure('InvalidPasswordException', 'Provided password cannot be used for security reasons.')
      const passwordPolicy = { ...DEFAULT_PASSWORD_POLICY, minimumLength: 8 }
      expect(said(refused, action, { passwordPolicy })).toBe(
        'This password is in lists of stolen passwords. Please choose another one.',
      )
    },
  )

  it("names the deployment's own minimum for a password that is too short", () => {
    const short = failure('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
    expect(said(short, 'sign-up', { passwordPolicy: { ...DEFAULT_PASSWORD_POLICY, minimumLength: 8 } })).toBe(
      'Password should be at least 8 characters long.',
    )
  })
})

describe('the actions after a failure', () => {
  const ways = (error: unknown, action: AuthAction = 'sign-in', more = {}) =>
    remediesFor(error, { action, email: EMAIL, ...more })
  const taken = failure('UserLambdaValidationException', 'PreSignUp failed with error An account … already exists.')

  it.each<[string, AuthAction, unknown, string[]]>([
    ['a missing account', 'sign-in', failure('UserNotFoundException'), ['sign-up', 'google']],
    ['a missing account', 'reset', failure('UserNotFoundException'), ['sign-up', 'google']],
    ['a wrong password', 'sign-in', failure('NotAuthorizedException', 'Incorrect username or password.'), ['reset']],
    ['a taken address', 'sign-up', failure('UsernameExistsException'), ['sign-in', 'reset']],
    ['an address of another sign-in', 'sign-up', taken, ['google', 'sign-in']],
    ['a used reset link', 'new-password', failure('ExpiredCodeException'), ['new-link']],
    ['an outage', 'sign-in', failure('ServiceUnavailableException'), []],
    ['no error', 'sign-in', null, []],
  ])('of %s on %s', (_, action, error, expected) => {
    expect(ways(error, action)).toEqual(expected)
  })

  it('are the same for a missing account and a wrong password when the deployment hides it', () => {
    const hidden = { hideAccountExistence: true }
    expect(ways(failure('UserNotFoundException'), 'sign-in', hidden)).toEqual(
      ways(failure('NotAuthorizedException', 'Incorrect username or password.'), 'sign-in', hidden),
    )
  })
})

describe('the text of a trigger', () => {
  it.each([
    ['PreSignUp failed with error Not today.', 'Not today.'],
    ['PreSignUp failed with error Not today..', 'Not today.'],
    ['PreSignUp invocation failed due to error AccessDenied.', 'AccessDenied.'],
    ['No frame around it', 'No frame around it'],
    ['', ''],
  ])('is read from %j as %j', (given, expected) => {
    expect(triggerText(given)).toBe(expected)
  })
})
