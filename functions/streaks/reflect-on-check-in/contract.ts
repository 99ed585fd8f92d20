import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { feeling, note } from '#domain/streaks/reflection.ts'
import { day } from '#domain/time/day.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * Stores how a kept day was and a line about it (STREAK-15). `date` is today's or yesterday's check-in day, today by default. An absent
 * `feeling` or `note` stays as it is, null and the empty text remove it. A removal is allowed for the last 90 days.
 */
export const contract = defineContract('reflect-on-check-in', {
  summary: 'Stores how a kept day was, and one line about it. Null and the empty text remove them.',
  request: z.strictObject({
    goalId,
    userId: callerId,
    date: z.optional(day),
    feeling: z.optional(z.nullable(feeling)),
    note: z.optional(note),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), goal: goalView }),
})
