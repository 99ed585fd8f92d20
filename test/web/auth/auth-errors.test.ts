import { describe, expect, it } from 'vitest'
import { type AuthAction, authMessage, triggerText } from '#web/features/auth/auth-errors.ts'

const EMAIL = 'maren@example.com'

const failure = (name: string, message = '') => Object.assign(new Error(message), { name })

const said = (error: unknown, action: AuthAction = 'sign-in', more = {}) =>
  authMessage(error, { action, email: EMAIL, ...more })

describe('what a person is told when the user pool refuses', () => {
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
      'Password must have uppercase characters.',
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
      'This link has been used already, or it has run out. Ask for a new one.',
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
      'Authentication failed. Please check your credentials and try again.',
    ],
    ['Error', 'Signup timeout', 'sign-up', 'Signup timeout'],
  ])('%s (%s) on %s', (name, message, action, expected) => {
    expect(said(failure(name, message), action)).toBe(expected)
  })

  it.each<[AuthAction, string]>([
    ['sign-in', 'Failed to sign in'],
    ['sign-up', 'Failed to create account'],
    ['reset', 'Failed to send password reset email'],
    ['social', 'Failed to sign in with Google'],
    ['resend', 'An unexpected error occurred. Please try again.'],
  ])('falls back on the words of %s where nothing is known', (action, expected) => {
    expect(said(undefined, action)).toBe(expected)
    expect(said(new Error(''), action)).toBe(expected)
  })

  it('tells a missing account and a wrong password apart, unless the deployment hides it', () => {
    const missing = failure('UserNotFoundException')
    const wrong = failure('NotAuthorizedException', 'Incorrect username or password.')
    expect(said(missing)).not.toBe(said(wrong))
    const hidden = { hideAccountExistence: true }
    expect(said(missing, 'sign-in', hidden)).toBe(said(wrong, 'sign-in', hidden))
    expect(said(missing, 'sign-in', hidden)).not.toContain(EMAIL)
  })

  it("names the deployment's own minimum for a password that is too short", () => {
    const short = failure('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
    expect(said(short, 'sign-up', { passwordMinLength: 8 })).toBe('Password should be at least 8 characters long.')
  })
})

describe('the text of a trigger', () => {
  it.each([
    ['PreSignUp failed with error Not today.', 'Not today.'],
    ['PreSignUp failed with error Not today..', 'Not today.'],
    ['PreSignUp invocation failed due to error AccessDenied.', 'AccessDenied.'],
    ['No frame around it', 'No frame around it'],
    ['', ''],
  ])('%j says %j', (given, expected) => {
    expect(triggerText(given)).toBe(expected)
  })
})
