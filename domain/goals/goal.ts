import * as z from 'zod/mini'
import { type GoalKind, goalKind } from '#domain/coach/kinds/kind.ts'
import { CARES, type Care, REASONS, type Reason } from '#domain/safety/outcome.ts'
import { pause, weekdays } from '#domain/streaks/rhythm.ts'
import { TODAY_STATES } from '#domain/streaks/view-streak.ts'
import { type Day, day } from '#domain/time/day.ts'
import {
  type CircleInterviewData,
  type CircleType,
  circleInterviewData,
  circleType,
  type Tone,
  timeOfDay,
  tone,
} from './fields.ts'
import { goalPermissions, goalStatus } from './status.ts'

/** A stored goal. It contains no derived fields. */
export type Goal = {
  id: string
  user_id: string
  title: string
  description: string
  target_date: Day | null
  tone: Tone
  time_of_day: string
  circle_type: CircleType | null
  weekly_commitment_hours: number | null
  is_active: boolean
  /** True for a goal of the workshop that waits to be started (FRAMEWORK-15). */
  is_draft?: boolean | undefined
  /** The date in the person's zone on which the goal was marked as done (GOAL-20); null once that was taken back. */
  done_on?: Day | null | undefined
  /** False once the person unsubscribed from this goal's wake-up mail. */
  wake_up_mail: boolean
  circle_interview_data: CircleInterviewData | null
  /** The chosen kind; null when the kind is derived from the text of the goal (TEXT-13). */
  chosen_kind: GoalKind | null
  /** The if-then plan "When {plan_when}, I will {plan_then}", without those words (GOAL-18); empty without one. */
  plan_when: string
  plan_then: string
  /** The obstacle that the person expects (GOAL-19); may be empty. */
  obstacle: string
  /** The care of the goal and its reason, from the screening of its texts (CARE-1). */
  care: Care
  care_reason: Reason
  created_at: string
  updated_at: string
}

/** The stored fields that a view contains unchanged. */
export const goalFields = {
  title: z.string(),
  description: z.string(),
  target_date: z.nullable(day),
  tone,
  time_of_day: timeOfDay,
  circle_type: z.nullable(circleType),
  weekly_commitment_hours: z.nullable(z.number()),
  is_active: z.boolean(),
  is_draft: z.optional(z.boolean()),
  done_on: z.optional(z.nullable(day)),
  wake_up_mail: z.boolean(),
  circle_interview_data: z.nullable(circleInterviewData),
  chosen_kind: z.nullable(goalKind),
  plan_when: z.string(),
  plan_then: z.string(),
  obstacle: z.string(),
  care: z.enum(CARES),
  care_reason: z.enum(REASONS),
  created_at: z.string(),
  updated_at: z.string(),
}

/** A goal as operations return it: its fields, its streak as of today, and its permissions. */
export const goalView = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  ...goalFields,
  /** The chosen kind, or the one derived from title and description (TEXT-13). */
  kind: goalKind,
  streak_count: z.int(),
  best_streak: z.int(),
  kept_days: z.int(),
  last_checkin_date: z.nullable(day),
  checked_in_today: z.boolean(),
  at_risk: z.boolean(),
  /** Whether the person hides numbers of runs (STREAK-18). */
  streak_hidden: z.boolean(),
  /** Days checked in among the last 90, oldest first. */
  recent_days: z.array(day),
  /** The chosen weekdays that are in force today, as ISO numbers: 1 is Monday, 7 is Sunday (STREAK-9). */
  weekdays,
  /** Whether rest days are switched on (STREAK-10). */
  rest_days: z.boolean(),
  /** Whether rest days are offered now: after the first missed day, and not after a no. */
  offers_rest_days: z.boolean(),
  /** The present pause or the one to come (STREAK-11). */
  pause: z.nullable(pause),
  today_state: z.enum(TODAY_STATES),
  /** Days among the last 90, oldest first: rest days used, days of a pause, days not chosen, days marked late, days with a note. */
  day_marks: z.strictObject({
    rest: z.array(day),
    paused: z.array(day),
    off: z.array(day),
    late: z.array(day),
    noted: z.array(day),
  }),
  /** Of the last 30 days, those kept and those that the goal asked for since it began; today counts once it is kept. */
  kept_of_30: z.int(),
  days_of_30: z.int(),
  /** Whether `mark-yesterday` is allowed now (STREAK-12). */
  can_mark_yesterday: z.boolean(),
  status: goalStatus,
  permissions: goalPermissions,
})
export type GoalView = z.infer<typeof goalView>
