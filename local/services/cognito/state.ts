import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^[0-9a-f]+$/))

const code = z.strictObject({ value: z.string(), expiresAt: z.number() })

const attempts = z.strictObject({ count: z.int(), since: z.number() })

const user = z.strictObject({
  /** The pool's username: the `sub` of a user with a password, `Google_<id>` of a federated user. */
  username: z.string(),
  sub: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'EXTERNAL_PROVIDER']),
  enabled: z.boolean(),
  /** Everything but `sub`. `email_verified` is 'true' or 'false'. */
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  credential: z.nullable(z.strictObject({ salt: hex, verifier: hex })),
  identity: z.nullable(z.strictObject({ provider: z.string(), userId: z.string(), createdAt: z.number() })),
  codes: z.strictObject({ confirmation: z.optional(code), reset: z.optional(code), attribute: z.optional(code) }),
  /** A new address that waits for its code. */
  pendingEmail: z.optional(z.string()),
  /** Attempts of limited actions, with the start of the count. */
  attempts: z.record(z.string(), attempts),
  failures: z.strictObject({ count: z.int(), lastAt: z.number() }),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type User = z.infer<typeof user>

const session = z.strictObject({
  /** SHA-256 of the refresh token. */
  tokenHash: z.string(),
  username: z.string(),
  originJti: z.string(),
  /** Epoch seconds, as in the tokens. */
  authTime: z.int(),
  scope: z.string(),
  expiresAt: z.number(),
  revoked: z.boolean(),
})
export type PoolSession = z.infer<typeof session>

/** The users file. Instants are epoch milliseconds. */
export const storedState = z.strictObject({
  version: z.literal(1),
  poolId: z.string(),
  users: z.array(user),
  sessions: z.array(session),
})
export type StoredState = z.infer<typeof storedState>
