import * as z from 'zod/mini'
import { frameworkView } from '#domain/framework/framework.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The person's newest framework with its circles; null where none was made yet. */
export const contract = defineContract('get-latest-framework', {
  summary: "Gives the caller's newest framework, or null where none was made yet.",
  request: z.strictObject({ user_id: callerId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), framework: z.nullable(frameworkView) }),
})
