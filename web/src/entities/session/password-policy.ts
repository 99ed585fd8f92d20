import { authMessages } from '#domain/messages/auth.ts'
import type { PasswordPolicy } from '#web/lib/config.ts'

/** Cognito's character classes, its text for a missing one, and ours. */
const CLASSES = [
  { rule: 'requireLowercase', pattern: /[a-z]/, cognito: /lowercase/i, name: 'a lower-case letter' },
  { rule: 'requireUppercase', pattern: /[A-Z]/, cognito: /uppercase/i, name: 'an upper-case letter' },
  { rule: 'requireNumbers', pattern: /[0-9]/, cognito: /numeric/i, name: 'a digit' },
  { rule: 'requireSymbols', pattern: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/, cognito: /symbol/i, name: 'a symbol' },
] as const

const SPECIFIED_MINIMUM = 6

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Our name of the missing character class; undefined if Cognito's text names none. */
export const missingClass = (text: string): string | undefined =>
  CLASSES.find(({ cognito }) => cognito.test(text))?.name

/** The requirements for a new password, as a hint (AUTH-3). */
export const passwordHint = (policy: PasswordPolicy): string => {
  const needed = CLASSES.filter(({ rule }) => policy[rule]).map(({ name }) => name)
  return needed.length === 0
    ? authMessages.passwordHint(policy.minimumLength)
    : authMessages.passwordHintNeeds(policy.minimumLength, list(needed))
}

/** The error of a new password, or undefined. The user pool refuses leading and trailing spaces. */
export const newPasswordProblem = (password: string, policy: PasswordPolicy): string | undefined => {
  const { minimumLength, maximumLength } = policy
  if (password !== '' && password.trim() === '') return authMessages.passwordOnlySpaces
  if (password.length < minimumLength) {
    return minimumLength === SPECIFIED_MINIMUM
      ? authMessages.weakPassword
      : authMessages.weakPasswordLength(minimumLength)
  }
  if (password.length > maximumLength) return authMessages.passwordTooLong(maximumLength)
  if (password.trim() !== password) return authMessages.passwordOuterSpaces
  const missing = CLASSES.filter(({ rule, pattern }) => policy[rule] && !pattern.test(password))
  return missing.length === 0 ? undefined : authMessages.passwordNeeds(list(missing.map(({ name }) => name)))
}
