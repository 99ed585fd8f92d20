import * as z from 'zod/mini'

/** Who a token says that its owner is. */
export type Identity = { id: string; email: string; name: string | null; photo: string | null; federated: boolean }

/** `sub` is the key of everything that a person owns; `identities` is there for a social account alone. */
const claims = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  identities: z.optional(z.array(z.unknown())),
})

/** Who an ID token is about; null where it does not say. */
export const identityOf = (payload: unknown): Identity | null => {
  const parsed = z.safeParse(claims, payload)
  if (!parsed.success) return null
  const { sub, email, name, picture, identities } = parsed.data
  return { id: sub, email, name: name ?? null, photo: picture ?? null, federated: (identities?.length ?? 0) > 0 }
}

const payloadOf = (token: string): unknown => {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))))
}

/** Whom an ID token is about; null where it cannot be read. */
export const idIn = (token: string): string | null => {
  try {
    return identityOf(payloadOf(token))?.id ?? null
  } catch {
    return null
  }
}

/** The pool's client keeps its tokens in local storage: `<prefix>.<client>.LastAuthUser` and `<prefix>.<client>.<user>.idToken`. */
const LAST_USER = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/

/**
 * Whom the tokens that the browser keeps are about, whether they have run out or not and without a call. It proves
 * nothing: the server takes no token that has run out.
 */
export const keptIdentity = (): Identity | null => {
  try {
    const key = Object.keys(window.localStorage).find((name) => LAST_USER.test(name))
    const user = key && window.localStorage.getItem(key)
    const token = user && window.localStorage.getItem(key.replace(/LastAuthUser$/, `${user}.idToken`))
    return token ? identityOf(payloadOf(token)) : null
  } catch {
    return null
  }
}
