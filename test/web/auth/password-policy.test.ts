import { describe, expect, it } from 'vitest'
import { newPasswordProblem, passwordHint } from '#web/entities/session/password-policy.ts'
import { DEFAULT_PASSWORD_POLICY } from '#web/lib/config.ts'

const strict = {
  ...DEFAULT_PASSWORD_POLICY,
  minimumLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSymbols: true,
}

describe('the hint for a new password', () => {
  it.each([
    [DEFAULT_PASSWORD_POLICY, 'Password must be at least 6 characters'],
    [
      strict,
      'Password must be at least 8 characters, with a lower-case letter, an upper-case letter, a digit and a symbol',
    ],
    [{ ...DEFAULT_PASSWORD_POLICY, requireNumbers: true }, 'Password must be at least 6 characters, with a digit'],
  ])('lists the requirements of the pool (%#, AUTH-3)', (policy, expected) => {
    expect(passwordHint(policy)).toBe(expected)
  })
})

describe('a new password', () => {
  it.each([
    ['', DEFAULT_PASSWORD_POLICY, 'Password should be at least 6 characters long.'],
    ['five5', DEFAULT_PASSWORD_POLICY, 'Password should be at least 6 characters long.'],
    ['seven77', strict, 'Password should be at least 8 characters long.'],
    ['a'.repeat(257), DEFAULT_PASSWORD_POLICY, 'Password should be at most 256 characters long.'],
    ['a'.repeat(256), DEFAULT_PASSWORD_POLICY, undefined],
    ['        ', DEFAULT_PASSWORD_POLICY, 'Password should be more than spaces.'],
    [' sunrise', DEFAULT_PASSWORD_POLICY, 'Password should not begin or end with a space.'],
    ['sun rise', DEFAULT_PASSWORD_POLICY, undefined],
    ['sunrise7', strict, 'Password needs an upper-case letter and a symbol.'],
    ['SUNRISES', strict, 'Password needs a lower-case letter, a digit and a symbol.'],
    ['Sunrise-7', strict, undefined],
  ])('%j', (password, policy, expected) => {
    expect(newPasswordProblem(password, policy)).toBe(expected)
  })
})
