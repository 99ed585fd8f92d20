import * as z from 'zod/mini'
import { goalKind } from '#domain/coach/kinds/kind.ts'
import {
  circleInterviewData,
  circleType,
  DEFAULT_TIME_OF_DAY,
  DEFAULT_TONE,
  description,
  obstacle,
  planPart,
  STREAK_MAX,
  targetDate,
  timeOfDay,
  title,
  tone,
  weeklyCommitmentHours,
} from '#domain/goals/fields.ts'
import { goalView } from '#domain/goals/goal.ts'
import { ALL_WEEKDAYS, weekdays } from '#domain/streaks/rhythm.ts'
import { callerId, idempotencyKey } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

export const contract = defineContract('create-goal', {
  summary: "Creates a goal, within the plan's limit of active goals.",
  request: z.strictObject({
    user_id: callerId,
    title,
    description: z._default(z.nullable(description), null),
    target_date: z._default(z.nullable(targetDate), null),
    tone: z._default(tone, DEFAULT_TONE),
    time_of_day: z._default(timeOfDay, DEFAULT_TIME_OF_DAY),
    circle_type: z._default(z.nullable(circleType), null),
    weekly_commitment_hours: z._default(z.nullable(weeklyCommitmentHours), null),
    circle_interview_data: z._default(z.nullable(circleInterviewData), null),
    /** Null: the kind is derived from the words. */
    kind: z._default(z.nullable(goalKind), null),
    plan_when: z._default(planPart, ''),
    plan_then: z._default(planPart, ''),
    obstacle: z._default(obstacle, ''),
    /** ISO weekdays that the goal asks for: 1 is Monday, 7 is Sunday (STREAK-9). */
    weekdays: z._default(weekdays, [...ALL_WEEKDAYS]),
    rest_days: z._default(z.boolean(), false),
    /** Accepted and ignored. The streak is derived from the ledger (STREAK-1). */
    streak_count: z.optional(z.int().check(z.gte(0), z.lte(STREAK_MAX))),
    is_active: z._default(z.boolean(), true),
    /** A repeated request with the same key returns the goal that the first one created (GOAL-24). */
    idempotency_key: idempotencyKey,
  }),
  response: z.strictObject({ success: z.literal(true), goal: goalView }),
})
