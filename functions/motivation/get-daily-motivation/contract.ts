import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { motivationView } from '#domain/motivation/motivation.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('get-daily-motivation', {
  summary: "Gives the motivation of a goal's present day, or null where none was made yet.",
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), motivation: z.nullable(motivationView) }),
})
