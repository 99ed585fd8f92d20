import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { reflection } from '#domain/streaks/reflection.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The days of the last 90 that have a feeling or a note, newest first (STREAK-15). */
export const contract = defineContract('list-reflections', {
  summary: 'Returns the days of the last 90 with a feeling or a line of the person, newest first.',
  request: z.strictObject({ goalId, userId: callerId }),
  response: z.strictObject({ success: z.literal(true), reflections: z.array(reflection) }),
})
