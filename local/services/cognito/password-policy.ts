import type { UserPool } from '#local/contracts/cloud-model.ts'
import { refuse } from './refusal.ts'

type Policy = UserPool['passwordPolicy']

const SYMBOLS = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/

const complaint = (policy: Policy, password: string): string | undefined => {
  if (password.length < policy.minimumLength) return 'Password not long enough'
  if (policy.lowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters'
  if (policy.uppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters'
  if (policy.numbers && !/\d/.test(password)) return 'Password must have numeric characters'
  if (policy.symbols && !SYMBOLS.test(password)) return 'Password must have symbol characters'
  return undefined
}

/** Refuses a password that violates the policy, with the first violation. */
export const requireGoodPassword = (policy: Policy, password: string): void => {
  const wrong = complaint(policy, password)
  if (wrong) refuse('InvalidPasswordException', `Password did not conform with policy: ${wrong}`)
}
