import * as z from 'zod/mini'

/** The identity provider of an account without a password. */
export const identityProvider = z.enum(['Google'])
export type IdentityProvider = z.infer<typeof identityProvider>

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/**
 * The provider of a federated identity; undefined for one with a password. `identities` is the user pool's attribute or
 * claim: a list, its JSON, or `[map[providerName:Google …]]` as API Gateway renders it. `username` is `Google_<id>` for
 * such an identity.
 */
export const parseIdentityProvider = (
  identities: unknown,
  username: string | undefined,
): IdentityProvider | undefined => {
  const named = /providerName["']?\s*:\s*["']?([A-Za-z]+)/.exec(asText(identities))?.[1]
  const told = named ?? /^([A-Za-z]+)_/.exec(username ?? '')?.[1] ?? ''
  return identityProvider.options.find((one) => one.toLowerCase() === told.toLowerCase())
}
