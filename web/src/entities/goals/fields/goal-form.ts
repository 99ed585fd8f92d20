import * as z from 'zod/mini'
import { isVisible } from '#domain/characters.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import {
  type CircleType,
  DESCRIPTION_MAX,
  HOURS_PER_WEEK,
  PLAN_MAX,
  TITLE_MAX,
  type Tone,
} from '#domain/goals/fields.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { rhythmMessages } from '#domain/messages/rhythm.ts'
import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import type { Form } from '#web/lib/use-form.ts'

/** The fields of a goal form, as typed, by their names in the request. */
export type GoalDraft = {
  title: string
  description: string
  /** YYYY-MM-DD, or empty for no date. */
  target_date: string
  tone: Tone
  /** Local wall-clock time, HH:MM. */
  time_of_day: string
  circle_type: CircleType | null
  /** Empty for no hours. */
  weekly_commitment_hours: string
  /** Null while the kind follows the words. */
  kind: GoalKind | null
  plan_when: string
  plan_then: string
  obstacle: string
  /** Chosen weekdays as ISO numbers, in order. */
  weekdays?: number[]
  rest_days?: boolean
}

/** The optional fields of a goal that are still empty. */
export const NO_PLAN = { kind: null, plan_when: '', plan_then: '', obstacle: '' } as const

/** The days of a goal whose owner chooses nothing (STREAK-9). */
export const EVERY_WEEKDAY = { weekdays: [...ALL_WEEKDAYS], rest_days: false }

/** What the fields of a goal form need of their form. */
export type GoalForm = Pick<Form<GoalDraft>, 'values' | 'errors' | 'set' | 'text'>

/** The length in code points, after trimming. */
export const countCodePoints = (text: string): number => [...text.trim()].length

/** Hours per week as typed; null for an empty field. */
export const readHours = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** The request's fields for a draft. */
export const readGoal = (draft: GoalDraft) => ({
  title: draft.title,
  description: draft.description,
  target_date: draft.target_date === '' ? null : draft.target_date,
  tone: draft.tone,
  time_of_day: draft.time_of_day,
  circle_type: draft.circle_type,
  weekly_commitment_hours: readHours(draft.weekly_commitment_hours),
  kind: draft.kind,
  plan_when: draft.plan_when,
  plan_then: draft.plan_then,
  // One line in the request. The field shows two.
  obstacle: draft.obstacle.replace(/\s*\n\s*/g, ' '),
  ...(draft.weekdays && { weekdays: draft.weekdays }),
  ...(draft.rest_days !== undefined && { rest_days: draft.rest_days }),
})

const fields = z.pick(createGoal.request, {
  title: true,
  description: true,
  target_date: true,
  tone: true,
  time_of_day: true,
  circle_type: true,
  weekly_commitment_hours: true,
  kind: true,
  plan_when: true,
  plan_then: true,
  obstacle: true,
  weekdays: true,
  rest_days: true,
})

/** The person's check-in day, and the stored date of an edited goal, which may stay even if it has passed. */
type Dates = { today: Day; kept?: Day | null }

/**
 * The request's fields as `create-goal` takes them (GOAL-2 to GOAL-8, GOAL-18, GOAL-19), with the earliest target date of GOAL-4. A plan has
 * both parts or none (PAGE-19).
 */
export const goalSchema = ({ today, kept }: Dates) =>
  z
    .extend(fields, {
      target_date: fields.shape.target_date.check(
        z.refine((date) => date === null || date === kept || date >= addDays(today, 1)),
      ),
    })
    .check(
      z.refine(({ plan_when, plan_then }) => plan_when === '' || plan_then !== '', { path: ['plan_then'] }),
      z.refine(({ plan_when, plan_then }) => plan_then === '' || plan_when !== '', { path: ['plan_when'] }),
    )

const titleText = (typed: string): string => {
  if (countCodePoints(typed) > TITLE_MAX) return goalMessages.tooLong(TITLE_MAX)
  return isVisible(typed) ? goalMessages.oneLine : goalMessages.titleMissing
}

const lineText = (typed: string): string =>
  countCodePoints(typed) > PLAN_MAX ? goalMessages.tooLong(PLAN_MAX) : goalMessages.oneLine

/** An empty part of a plan is an error only beside the other part. */
const planText = (typed: string): string => (typed.trim() === '' ? goalMessages.planHalf : lineText(typed))

/** The texts of a goal form's errors. */
export const goalTexts = (today: Day) => ({
  title: titleText,
  description: goalMessages.tooLong(DESCRIPTION_MAX),
  target_date: (_typed: string, partial: boolean): string =>
    partial ? goalMessages.dateIncomplete : goalMessages.earliestTarget(formatDate(addDays(today, 1))),
  time_of_day: goalMessages.timeMissing,
  weekly_commitment_hours: goalMessages.hoursWrong(HOURS_PER_WEEK),
  plan_when: planText,
  plan_then: planText,
  obstacle: lineText,
  weekdays: rhythmMessages.weekdayMissing,
})
