import * as z from 'zod/mini'
import { goalKind } from '#domain/coach/kinds/kind.ts'
import {
  circleInterviewData,
  circleType,
  description,
  goalId,
  obstacle,
  planPart,
  targetDate,
  timeOfDay,
  title,
  tone,
  weeklyCommitmentHours,
} from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { weekdays } from '#domain/streaks/rhythm.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('update-goal', {
  summary: 'Changes the fields of a goal that are in `updates`.',
  request: z.strictObject({
    goalId,
    userId: callerId,
    updates: z
      .strictObject({
        title: z.optional(title),
        description: z.optional(description),
        target_date: z.optional(z.nullable(targetDate)),
        tone: z.optional(tone),
        time_of_day: z.optional(timeOfDay),
        circle_type: z.optional(z.nullable(circleType)),
        weekly_commitment_hours: z.optional(z.nullable(weeklyCommitmentHours)),
        circle_interview_data: z.optional(z.nullable(circleInterviewData)),
        /** Null: the kind is derived from the words again. */
        kind: z.optional(z.nullable(goalKind)),
        plan_when: z.optional(planPart),
        plan_then: z.optional(planPart),
        obstacle: z.optional(obstacle),
        /** From today on (STREAK-9, STREAK-10). */
        weekdays: z.optional(weekdays),
        rest_days: z.optional(z.boolean()),
        wake_up_mail: z.optional(z.boolean()),
        /** False makes the goal inactive. True makes it active again, within the plan's limit (GOAL-13). */
        is_active: z.optional(z.boolean()),
        /** True marks the goal as done today, false takes that back within the plan's limit (GOAL-20). The only change. */
        done: z.optional(z.boolean()),
      })
      .check(
        z.refine((updates) => Object.keys(updates).length > 0, { error: 'must change at least one field' }),
        z.meta({ minProperties: 1 }),
      ),
  }),
  response: z.strictObject({ success: z.literal(true), goal: goalView }),
})
