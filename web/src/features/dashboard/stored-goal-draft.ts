import * as z from 'zod/mini'
import { goalKind } from '#domain/coach/kinds/kind.ts'
import { circleType, tone } from '#domain/goals/fields.ts'
import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'
import type { GoalDraft } from '#web/entities/goals/fields/goal-form.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'

const draft = z.strictObject({
  title: z.string(),
  description: z.string(),
  target_date: z.string(),
  tone,
  time_of_day: z.string(),
  circle_type: z.nullable(circleType),
  weekly_commitment_hours: z.string(),
  kind: z.nullable(goalKind),
  plan_when: z.string(),
  plan_then: z.string(),
  obstacle: z.string(),
  // None may be chosen yet.
  weekdays: z.array(z.int().check(z.refine((day) => ALL_WEEKDAYS.includes(day)))),
  rest_days: z.boolean(),
})

/** What a person has typed in Create Goal, by person, in session storage (PAGE-33). `forgetVisit` clears it by name. */
export const storedGoalDraft = (personId: string): StoredValue<Required<GoalDraft>> =>
  createStoredValue(`goal-draft.${personId}`, draft, 'session')
