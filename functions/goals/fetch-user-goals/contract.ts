import * as z from 'zod/mini'
import { goalView } from '#domain/goals/goal.ts'
import { nudgeStatus } from '#domain/nudges/nudge.ts'
import { planView, todayView } from '#functions/profiles/profile-view.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The caller's goals, newest first (GOAL-17), with the other data of the dashboard. */
export const contract = defineContract('fetch-user-goals', {
  summary: "Returns the caller's active and inactive goals, newest first, with today and the plan.",
  request: z.strictObject({
    user_id: callerId,
    /** ADR 314 */
    consistent: z.optional(
      z.boolean().check(z.meta({ description: 'Whether the answer must contain the changes of the last seconds' })),
    ),
  }),
  response: z.strictObject({
    success: z.literal(true),
    /** Active goals. */
    goals: z.array(goalView),
    /** Inactive goals (GOAL-13). */
    set_aside: z.array(goalView),
    today: todayView,
    plan: planView,
    nudges: nudgeStatus,
  }),
})
