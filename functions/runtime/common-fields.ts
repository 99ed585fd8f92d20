import * as z from 'zod/mini'
import { requiredText } from '#domain/characters.ts'

/** Pieces that the contracts share. */

/**
 * Identity fields that a body may carry (decision 4). They never say who is calling: `http()` refuses a body in which
 * one of them is neither the caller's id nor the caller's e-mail.
 */
export const IDENTITY_FIELDS = ['userId', 'user_id', 'firebaseUid', 'email'] as const

export const callerId = z.optional(
  z.string().check(z.maxLength(320), z.meta({ description: "The caller's own id or e-mail" })),
)

/** The person whom an operator's request is about, by id or by e-mail. */
export const personName = requiredText(320).check(z.meta({ description: "A person's id or e-mail" }))

/** The body of every refusal. `field` names the part of the request that it is about. */
export const refusal = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
})
export type Refusal = z.infer<typeof refusal>

/** Seconds after which another attempt is worth it: the header `Retry-After` of every 503 of an operation. */
export const RETRY_AFTER_SECONDS = 5

/** A refusal as a client reads it: only its text is required (specification 7). */
export const readableRefusal = z.object({
  error: z.string().check(z.trim(), z.minLength(1)),
  code: z.catch(z.string(), 'refused'),
  field: z.catch(z.optional(z.string()), undefined),
})
