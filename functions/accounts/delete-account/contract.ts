import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Cancels the caller's subscriptions and deletes everything that is stored about the caller (ACCOUNT-8). `email` is the caller's
 * own address, typed as a confirmation. Idempotent: a repeated call finishes an interrupted one. Afterwards the page deletes the
 * identity.
 */
export const contract = defineContract('delete-account', {
  summary: 'Deletes everything that is stored about the caller. Can be repeated until it succeeds.',
  request: z.strictObject({ userId: callerId, email: z.string().check(z.maxLength(320)) }),
  response: z.strictObject({ success: z.literal(true), deleted: z.int() }),
})
