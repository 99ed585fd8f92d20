import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { motivationView } from '#domain/motivation/motivation.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('get-daily-motivation', {
  summary: "Returns the text of a goal's current day, or null without a text.",
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), motivation: z.nullable(motivationView) }),
})
