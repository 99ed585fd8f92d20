import * as z from 'zod/mini'
import { type IdentityProvider, parseIdentityProvider } from '#domain/accounts/identity-provider.ts'
import { DomainError } from '#domain/errors.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { IDENTITY_FIELDS } from './common-fields.ts'

/** The caller, from the verified token alone (ACCOUNT-1). ID tokens carry the e-mail address. */
export type Actor = {
  id: string
  email: string | undefined
  emailVerified: boolean
  groups: readonly string[]
  /** Sign-in time in epoch milliseconds, in whole seconds. A refreshed token keeps it. 0 for a token without `auth_time`. */
  signedInAt: number
  /** Time of issue of the token in epoch milliseconds, in whole seconds. 0 for a token without `iat`. */
  issuedAt: number
  /** Undefined for an identity with a password. */
  provider?: IdentityProvider | undefined
}

const claims = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  // API Gateway gives every claim as text.
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  identities: z.optional(z.unknown()),
  'cognito:username': z.optional(z.string()),
  auth_time: z.optional(z.union([z.number(), z.string()])),
  iat: z.optional(z.union([z.number(), z.string()])),
  'cognito:groups': z.optional(z.union([z.string(), z.array(z.string())])),
})

/** API Gateway renders a list as `[a b]`. */
const parseGroups = (groups: string | string[] | undefined): string[] =>
  typeof groups === 'string'
    ? groups
        .replace(/^\[|\]$/g, '')
        .split(/[\s,]+/)
        .filter(Boolean)
    : (groups ?? [])

/** The actor of an authorizer's claims. Undefined without claims. */
export const parseActor = (given: unknown): Actor | undefined => {
  const read = claims.safeParse(given)
  if (!read.success) return undefined
  const { sub, email, email_verified, auth_time, iat, identities } = read.data
  return {
    id: sub,
    email: email?.toLowerCase(),
    emailVerified: String(email_verified) === 'true',
    groups: parseGroups(read.data['cognito:groups']),
    provider: parseIdentityProvider(identities, read.data['cognito:username']),
    signedInAt: (Number(auth_time) || 0) * 1000,
    issuedAt: (Number(iat) || 0) * 1000,
  }
}

/** Throws `forbidden` with the field when an identity field is not the caller's id or address (API-1). */
export const checkIdentity = (request: unknown, actor: Actor): void => {
  if (typeof request !== 'object' || request === null) return
  const given: Record<string, unknown> = { ...request }
  for (const field of IDENTITY_FIELDS) {
    const value = given[field]
    if (typeof value !== 'string' || value === actor.id) continue
    if (actor.email !== undefined && value.toLowerCase() === actor.email) continue
    throw new DomainError('forbidden', accountMessages.notYours, field)
  }
}
