import * as z from 'zod/mini'
import { frameworkView } from '#domain/framework/framework.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The person's newest framework with its circles, or null without a framework (FRAMEWORK-1). */
export const contract = defineContract('get-latest-framework', {
  summary: "Returns the caller's newest framework, or null without a framework.",
  request: z.strictObject({ user_id: callerId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), framework: z.nullable(frameworkView) }),
})
