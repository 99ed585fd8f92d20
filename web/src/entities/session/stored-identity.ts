import * as z from 'zod/mini'
import { decodePayload } from './decode-token.ts'

/** The claims of an ID token that the page uses. */
export type Identity = { id: string; email: string; name: string | null; photo: string | null; federated: boolean }

/** `sub` is the person's id (ACCOUNT-1); `identities` is present only for a social account. */
const claims = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  identities: z.optional(z.array(z.unknown())),
})

/** The identity in a token's payload; null if claims are missing. */
const parseIdentity = (payload: unknown): Identity | null => {
  const parsed = z.safeParse(claims, payload)
  if (!parsed.success) return null
  const { sub, email, name, picture, identities } = parsed.data
  return { id: sub, email, name: name ?? null, photo: picture ?? null, federated: (identities?.length ?? 0) > 0 }
}

/** The identity in an ID token; null if it cannot be read. */
export const readIdentity = (token: string): Identity | null => {
  try {
    return parseIdentity(decodePayload(token))
  } catch {
    return null
  }
}

/** The `sub` of an ID token; null if it cannot be read. */
export const idIn = (token: string): string | null => readIdentity(token)?.id ?? null

/** The user pool's client stores its tokens as `<prefix>.<client>.LastAuthUser` and `<prefix>.<client>.<user>.idToken`. */
const LAST_USER = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/

/**
 * The identity of the stored tokens, expired or not, without a call. It proves nothing: the server refuses expired
 * tokens.
 */
export const storedIdentity = (): Identity | null => {
  try {
    const key = Object.keys(window.localStorage).find((name) => LAST_USER.test(name))
    const user = key && window.localStorage.getItem(key)
    const token = user && window.localStorage.getItem(key.replace(/LastAuthUser$/, `${user}.idToken`))
    return token ? readIdentity(token) : null
  } catch {
    return null
  }
}
