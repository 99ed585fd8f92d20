import * as z from 'zod/mini'
import { requiredText } from '#domain/characters.ts'
import { REASONS } from '#domain/safety/outcome.ts'

/** Fields that several contracts share. */

/**
 * Identity fields of a body (API-1). `http()` answers 403 to a body in which one of them is neither the caller's id nor the
 * caller's e-mail address.
 */
export const IDENTITY_FIELDS = ['userId', 'user_id', 'firebaseUid', 'email'] as const

export const callerId = z.optional(
  z.string().check(z.maxLength(320), z.meta({ description: "The caller's own id or e-mail" })),
)

/** A key of the caller, such as a UUID. A repeated request with the same key returns what the first one made (ADR 313). */
export const idempotencyKey = z.optional(z.string().check(z.minLength(1), z.maxLength(64)))

/** The person of an operator's request, by id or e-mail address. */
export const personName = requiredText(320).check(z.meta({ description: "A person's id or e-mail" }))

/**
 * The body of every refusal (API-3). `field` names a part of the request. `care` and its reason stand where the person's words say
 * that they may be in danger (CARE-8).
 */
export const refusalBody = z.strictObject({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
  care: z.optional(z.literal('crisis')),
  care_reason: z.optional(z.enum(REASONS)),
})
export type RefusalBody = z.infer<typeof refusalBody>

/** Value of `Retry-After` in every 503 of an operation (API-8). */
export const RETRY_AFTER_SECONDS = 5

/** A refusal as a client reads it. Only its text is required. */
export const readableRefusal = z.object({
  error: z.string().check(z.trim(), z.minLength(1)),
  code: z.catch(z.string(), 'refused'),
  field: z.catch(z.optional(z.string()), undefined),
  care_reason: z.catch(z.optional(z.enum(REASONS)), undefined),
})
