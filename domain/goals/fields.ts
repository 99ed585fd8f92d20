import * as z from 'zod/mini'
import { atMost, lineOfText, optionalLine } from '#domain/characters.ts'
import { inSteps } from '#domain/steps.ts'
import { day } from '#domain/time/day.ts'

/** The fields of a goal and their bounds (GOAL-1 to GOAL-8). */

export const TITLE_MAX = 100
export const DESCRIPTION_MAX = 300
/** Of each part of the if-then plan, and of the obstacle (GOAL-18, GOAL-19). */
export const PLAN_MAX = 120
export const INTERVIEW_ANSWER_MAX = 1000
export const HOURS_PER_WEEK = 168
/** Quarters of an hour, and tenths: ten minutes on seven days are 1.2 hours. */
export const HOURS_STEP = 0.05
/** An upper bound of the streak, above the days of a human life. */
export const STREAK_MAX = 100_000
export const DEFAULT_TIME_OF_DAY = '07:00'

export const tone = z.enum(['drill_sergeant', 'kind_encouraging', 'teammate', 'wise_mentor'])
export type Tone = z.infer<typeof tone>
export const DEFAULT_TONE: Tone = 'kind_encouraging'

export const TONE_LABELS: Record<Tone, string> = {
  drill_sergeant: 'Drill Sergeant',
  kind_encouraging: 'Kind & Encouraging',
  teammate: 'Teammate',
  wise_mentor: 'Wise Mentor',
}

export const CIRCLES = ['Spiritual', 'Friends & Family', 'Work', 'Personal Development', 'Health & Fitness'] as const
export const circleType = z.enum(CIRCLES)
export type CircleType = z.infer<typeof circleType>

export const title = lineOfText(TITLE_MAX)
export const description = z.string().check(z.trim(), ...atMost(DESCRIPTION_MAX))

/** What follows "When" and "I will" in the person's if-then plan (GOAL-18). Empty without a plan. */
export const planPart = optionalLine(PLAN_MAX)
/** The obstacle that the person expects (GOAL-19). May be empty. */
export const obstacle = optionalLine(PLAN_MAX)

/** Local wall-clock time, HH:MM, 24 hours. */
export const timeOfDay = z
  .string()
  .check(
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time as HH:MM' }),
    z.meta({ description: 'A local time, HH:MM' }),
  )

export const weeklyCommitmentHours = z
  .number()
  .check(
    z.gte(0, { error: 'must be 0 or more' }),
    z.lte(HOURS_PER_WEEK, { error: `must be at most ${HOURS_PER_WEEK} hours` }),
    ...inSteps(HOURS_STEP, 'must be in steps of 0.05 hours'),
  )

const answer = z.string().check(z.trim(), ...atMost(INTERVIEW_ANSWER_MAX))
export const circleInterviewData = z.strictObject({
  personalDefinition: z.optional(answer),
  currentChallenges: z.optional(answer),
  specificGoal: z.optional(answer),
})
export type CircleInterviewData = z.infer<typeof circleInterviewData>

export const goalId = z
  .string()
  .check(
    z.regex(/^goal_[0-9A-HJKMNP-TV-Z]{26}$/, { error: 'is not a goal id' }),
    z.meta({ description: 'The id of a goal' }),
  )
export const targetDate = day
