import * as z from 'zod/mini'
import { refuse } from '../refusal.ts'

const matching = (pattern: RegExp, longest: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'Member must have length greater than or equal to 1'),
      z.maxLength(longest, `Member must have length less than or equal to ${longest}`),
      z.regex(pattern, `Member must satisfy regular expression pattern: ${pattern.source}`),
    )

export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const clientId = matching(/^[\w+]+$/, 128)
export const username = matching(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, 128)
export const password = matching(/^\S+.*\S+$/, 256)
export const code = matching(/^\S+$/, 2048)
export const token = matching(/^[A-Za-z0-9\-_=.]+$/, 8192)
export const metadata = z.optional(z.record(z.string(), z.string()))
export const attributes = z.array(
  z.object({ Name: matching(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, 32), Value: z.string().check(z.maxLength(2048)) }),
)

type Attributes = z.infer<typeof attributes>

/** The standard attributes that a client may write. `email_verified` is not one of them. */
const WRITABLE = new Set([
  ...['address', 'birthdate', 'email', 'family_name', 'gender', 'given_name', 'locale', 'middle_name', 'name'],
  ...['nickname', 'picture', 'preferred_username', 'profile', 'website', 'zoneinfo'],
])

const UNWRITABLE = new Set(['sub', 'email_verified', 'phone_number_verified', 'identities', 'updated_at'])

/** Attributes by name. Refuses unknown attributes and those that a client may not write. */
export const readAttributes = (given: Attributes): Record<string, string> => {
  for (const { Name: name } of given) {
    if (UNWRITABLE.has(name)) refuse('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
    if (!WRITABLE.has(name)) {
      refuse(
        'InvalidParameterException',
        `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.\n`,
      )
    }
  }
  return toRecord(given)
}

export const toRecord = (given: Attributes): Record<string, string> =>
  Object.fromEntries(given.map(({ Name, Value }) => [Name, Value]))
