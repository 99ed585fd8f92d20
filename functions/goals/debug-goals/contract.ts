import * as z from 'zod/mini'
import { goalStatus } from '#domain/goals/status.ts'
import { day } from '#domain/time/day.ts'
import { personName } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** For operators (ACCOUNT-5): the number of all goals, and one person's goals without personal text (ADR 044). */
export const contract = defineContract('debug-goals', {
  summary: 'Counts all goals and lists the goals of one person without personal text, for operators.',
  access: 'operator',
  request: z.strictObject({ user_id: personName }),
  response: z.strictObject({
    success: z.literal(true),
    debug: z.strictObject({
      total_goals_in_db: z.int(),
      /** The version of the tz database, such as `2026c`. */
      tz_version: z.string(),
      user_specific_goals: z.array(
        z.strictObject({
          id: z.string(),
          status: goalStatus,
          is_active: z.boolean(),
          streak_count: z.int(),
          last_checkin_date: z.nullable(day),
          target_date: z.nullable(day),
          time_of_day: z.string(),
          wake_up_mail: z.boolean(),
          created_at: z.string(),
          updated_at: z.string(),
        }),
      ),
    }),
  }),
})
