export const authMessages = {
  noAccount: (email: string) =>
    `No account found with email ${email}. Please sign up first or check your email address.`,
  wrongPassword: 'Incorrect password. Please try again or use "Forgot Password".',
  /** Replaces both texts above in a deployment with `hideAccountExistence` (AUTH-5). */
  noAccountOrWrongPassword:
    'No account found with this email and password. Please sign up first or check what you typed.',
  invalidEmail: 'Please enter a valid email address.',
  userDisabled: 'This account has been disabled. Please contact support.',
  tooManyRequests: 'Too many failed attempts. Please try again later.',
  emailInUse: (email: string) => `An account with email ${email} already exists. Please sign in instead.`,
  /** After `emailInUse`, for an account without a password. The page reads the provider from it. */
  signsInWith: (provider: string) => `That account signs in with ${provider}.`,
  weakPassword: 'Password should be at least 6 characters long.',
  notAllowed: 'Email/password sign-in is not enabled. Please contact support.',
  other: 'Authentication failed. Please check your credentials and try again.',
  socialFailed: 'Failed to sign in with Google',
  signInFailed: 'Failed to sign in',
  signUpFailed: 'Failed to create account',
  resetFailed: 'Failed to send password reset email',
  verificationMailFailed: (detail: string) => `Failed to send verification email: ${detail}`,
  signupTimeout: 'Signup timeout',
  /** For a deployment with a longer minimum than 6 characters (AUTH-3). */
  weakPasswordLength: (n: number) => `Password should be at least ${n} characters long.`,
  passwordHint: (n: number) => `Password must be at least ${n} characters`,
  linkSpent: 'This link has been used already, or it has run out. Ask for a new one.',
  /** The code was mistyped, or it is of an earlier mail. */
  codeWrong: 'This code is wrong, or a newer email has replaced it. Look in the newest email, or ask for a new one.',
  verifyFirst: 'This address was never verified. We sent its verification email again.',
  verified: 'Your email is verified. Sign in to begin.',
  passwordChangedTitle: 'Password changed',
  passwordChanged: 'Your password is changed. Sign in with the new one.',
  /** What follows says what became of the sessions on other devices. */
  passwordChangedHere: 'You are signed in with the new one.',
  resetRequired: 'This account needs a new password. Use "Forgot Password" to choose one.',
  mailAgain: 'We sent it again.',
  passwordMissing: 'Please enter your password.',
  /** `missing`: 'a digit', 'a symbol' and so on. */
  passwordNeeds: (missing: string) => `Password needs ${missing}.`,
  passwordHintNeeds: (n: number, needed: string) => `Password must be at least ${n} characters, with ${needed}`,
  passwordBreached: 'This password is in lists of stolen passwords. Please choose another one.',
  passwordTooLong: (n: number) => `Password should be at most ${n} characters long.`,
  passwordOnlySpaces: 'Password should be more than spaces.',
  passwordOuterSpaces: 'Password should not begin or end with a space.',
  unavailable: 'Signing in is not possible at the moment. Please try again in a few minutes.',
  maybeGoogle: 'Did you sign up with Google? Then continue with Google.',
  googleOpen: 'Google is already open in another window. Finish there.',
  popupFailedTitle: 'That did not work.',
  popupFailed: 'You can close this window. The other one says why.',
  startTrialTitle: 'Create your account.',
  startTrial: 'Your 30-day free trial begins with it. No card needed.',
  linkUsed: 'This link has been used: your address is verified. Sign in to go on.',
  codeShape: 'The code is six digits.',
} as const
