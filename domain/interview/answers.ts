import * as z from 'zod/mini'
import { atMost, requiredText } from '#domain/characters.ts'
import { HOURS_PER_WEEK, INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { inSteps } from '#domain/steps.ts'
import { type CircleKey, circleKey } from './circles.ts'

/** What the eight steps of the interview ask, and the bounds of the answers (INTERVIEW-1 to INTERVIEW-4). */

export const LIFE_STAGES = ['early_career', 'mid_career_family', 'leadership_scaling', 'transition_change'] as const
const lifeStage = z.enum(LIFE_STAGES)
type LifeStage = z.infer<typeof lifeStage>

export const LIFE_STAGE_LABELS: Record<LifeStage, string> = {
  early_career: 'Early career',
  mid_career_family: 'Mid-career, with family',
  leadership_scaling: 'Leading and scaling',
  transition_change: 'In transition',
}

/** Bounds, step and first position of each slider. The first position is no answer (INTERVIEW-10). Hours are per week, except those of sleep, which are per night. */
export const SLIDERS = {
  work_hours_per_week: { min: 20, max: 80, step: 5, initial: 40 },
  sleep_hours_per_night: { min: 6, max: 10, step: 0.5, initial: 8 },
  commute_hours_per_week: { min: 0, max: 20, step: 1, initial: 5 },
  current_satisfaction: { min: 1, max: 10, step: 1, initial: 5 },
  importance_level: { min: 1, max: 10, step: 1, initial: 5 },
  current_time_per_week: { min: 0, max: 50, step: 1, initial: 0 },
  ideal_time_per_week: { min: 0, max: 50, step: 1, initial: 5 },
} as const

const slider = (name: keyof typeof SLIDERS) => {
  const { min, max, step } = SLIDERS[name]
  return z
    .number()
    .check(
      z.gte(min),
      z.lte(max),
      ...inSteps(step, step === 1 ? requestMessages.wholeNumber : `must be in steps of ${step}`),
    )
}

/** An answer that may still be empty; characters are code points, as the form counts them. */
const answer = z.string().check(z.trim(), ...atMost(INTERVIEW_ANSWER_MAX))
const given = requiredText(INTERVIEW_ANSWER_MAX)

/** Null until it is touched (INTERVIEW-10). */
const sliderOrUnset = (name: keyof typeof SLIDERS) => z._default(z.nullable(slider(name)), null)

/** Some callers send the total along; it is computed anew from the other three (`availableHours`). */
const computedTotal = z.optional(
  z.nullable(
    z.number().check(z.gte(-HOURS_PER_WEEK), z.lte(HOURS_PER_WEEK), ...inSteps(0.5, 'must be in steps of 0.5')),
  ),
)

const createLifeContextSchema = <Text extends typeof answer | typeof given>(text: Text) =>
  z.strictObject({
    life_stage: lifeStage,
    primary_challenge: text,
    primary_90_day_priority: text,
    work_hours_per_week: slider('work_hours_per_week'),
    sleep_hours_per_night: slider('sleep_hours_per_night'),
    commute_hours_per_week: slider('commute_hours_per_week'),
    total_available_hours_per_week: computedTotal,
  })

const createCircleAnswersSchema = <Text extends typeof answer | typeof given>(
  text: Text,
  ideal: ReturnType<typeof slider>,
) =>
  z.strictObject({
    personal_definition: text,
    current_satisfaction: slider('current_satisfaction'),
    importance_level: slider('importance_level'),
    current_time_per_week: slider('current_time_per_week'),
    ideal_time_per_week: ideal,
    success_definition_90_days: text,
  })

const aboveZero = z.gt(0, { error: 'must be above 0' })

/** Answers to all eight steps, which a framework needs (INTERVIEW-2). */
export const interview = z.strictObject({
  lifeContext: createLifeContextSchema(given),
  circleData: z.record(circleKey, createCircleAnswersSchema(given, slider('ideal_time_per_week').check(aboveZero))),
})

export type LifeContext = z.infer<typeof interview>['lifeContext']
export type CircleAnswers = z.infer<typeof interview>['circleData'][CircleKey]
export type Interview = { lifeContext: LifeContext; circleData: Record<CircleKey, CircleAnswers> }

const draftText = z._default(answer, '')
const draftCircle = z.strictObject({
  personal_definition: draftText,
  current_satisfaction: sliderOrUnset('current_satisfaction'),
  importance_level: sliderOrUnset('importance_level'),
  current_time_per_week: sliderOrUnset('current_time_per_week'),
  ideal_time_per_week: sliderOrUnset('ideal_time_per_week'),
  success_definition_90_days: draftText,
})
const draftCircleOrEmpty = z.prefault(draftCircle, {})

/** The interview as far as it went: texts may be empty, and a slider that was not touched is null. */
export const interviewDraft = z.strictObject({
  lifeContext: z.strictObject({
    life_stage: z._default(lifeStage, 'early_career'),
    primary_challenge: draftText,
    primary_90_day_priority: draftText,
    work_hours_per_week: sliderOrUnset('work_hours_per_week'),
    sleep_hours_per_night: sliderOrUnset('sleep_hours_per_night'),
    commute_hours_per_week: sliderOrUnset('commute_hours_per_week'),
    total_available_hours_per_week: computedTotal,
  }),
  circleData: z.strictObject({
    spiritual: draftCircleOrEmpty,
    friends_family: draftCircleOrEmpty,
    work: draftCircleOrEmpty,
    personal_development: draftCircleOrEmpty,
    health_fitness: draftCircleOrEmpty,
  }),
})
export type InterviewDraft = z.infer<typeof interviewDraft>
export type DraftLife = InterviewDraft['lifeContext']
export type DraftCircle = InterviewDraft['circleData'][CircleKey]

const CIRCLE_SLIDERS = [
  'current_satisfaction',
  'importance_level',
  'current_time_per_week',
  'ideal_time_per_week',
] as const

const lifeWithStarts = (life: DraftLife): LifeContext => ({
  ...life,
  work_hours_per_week: life.work_hours_per_week ?? SLIDERS.work_hours_per_week.initial,
  sleep_hours_per_night: life.sleep_hours_per_night ?? SLIDERS.sleep_hours_per_night.initial,
  commute_hours_per_week: life.commute_hours_per_week ?? SLIDERS.commute_hours_per_week.initial,
})

const circleWithStarts = (answers: DraftCircle): CircleAnswers => ({
  ...answers,
  current_satisfaction: answers.current_satisfaction ?? SLIDERS.current_satisfaction.initial,
  importance_level: answers.importance_level ?? SLIDERS.importance_level.initial,
  current_time_per_week: answers.current_time_per_week ?? SLIDERS.current_time_per_week.initial,
  ideal_time_per_week: answers.ideal_time_per_week ?? SLIDERS.ideal_time_per_week.initial,
})

/** The draft with each unset slider at its first position: for counts that need a figure, never for what is said of a person. */
export const withStarts = ({ lifeContext, circleData }: InterviewDraft): Interview => ({
  lifeContext: lifeWithStarts(lifeContext),
  circleData: {
    spiritual: circleWithStarts(circleData.spiritual),
    friends_family: circleWithStarts(circleData.friends_family),
    work: circleWithStarts(circleData.work),
    personal_development: circleWithStarts(circleData.personal_development),
    health_fitness: circleWithStarts(circleData.health_fitness),
  },
})

export const isCircleSet = (answers: DraftCircle): boolean => CIRCLE_SLIDERS.every((name) => answers[name] !== null)
export const isWeekSet = ({ work_hours_per_week, sleep_hours_per_night, commute_hours_per_week }: DraftLife): boolean =>
  work_hours_per_week !== null && sleep_hours_per_night !== null && commute_hours_per_week !== null
