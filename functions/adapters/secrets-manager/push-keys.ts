import * as z from 'zod/mini'
import { now } from '#functions/runtime/clock.ts'
import { createSecretReader } from './secrets.ts'

/** The VAPID keys of a stage (RFC 8292), base64url: an uncompressed P-256 point, and its private number. */
const keyPair = {
  publicKey: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)),
  privateKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
}
/** `previous` signs pushes to the subscriptions that were made with its public key, during a rotation (ADR 260). */
const pushKeys = z.object({ ...keyPair, previous: z.optional(z.object(keyPair)) })

/** Reads the keys in the secret of the setting `pushSecretName` (ADR 233). Throws as `createSecretReader`. */
export const createPushKeyReader = (secretName: string) =>
  createSecretReader({ name: secretName, setting: 'pushSecretName', shape: pushKeys, now })
