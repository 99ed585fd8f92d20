import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { motivationView } from '#domain/motivation/motivation.ts'
import { day } from '#domain/time/day.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/**
 * A goal's texts by date, newest first. `before` is the `next` of the page before. A goal in crisis lists none, a gentle goal only its
 * gentle texts, so a page can have fewer than `limit` (CARE-8, CARE-18).
 */
export const contract = defineContract('list-motivation-history', {
  summary: "Lists a goal's texts by date, newest first, in pages.",
  request: z.strictObject({
    goalId,
    userId: callerId,
    before: z.optional(day),
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 30),
  }),
  response: z.strictObject({
    success: z.literal(true),
    motivations: z.array(motivationView),
    /** Pass it as `before` to get the next page. Null on the last page. */
    next: z.nullable(day),
  }),
})
