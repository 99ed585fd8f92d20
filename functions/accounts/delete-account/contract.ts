import * as z from 'zod/mini'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Cancels what the caller pays for and deletes everything that is stored about them; `email` is their own address, as they
 * typed it to confirm. May be repeated: a call that broke off is finished by the next. The page deletes the identity after it.
 */
export const contract = defineContract('delete-account', {
  summary: 'Deletes everything that is stored about the caller. May be repeated until it is done.',
  request: z.strictObject({ userId: callerId, email: z.string().check(z.maxLength(320)) }),
  response: z.strictObject({ success: z.literal(true), deleted: z.int() }),
})
