import type { DraftCircle, DraftLife, InterviewDraft } from './answers.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES, type CircleKey } from './circles.ts'

/** Step 1 is life stage and challenge, 2 the 90-day priority, 3 the time reality check, 4 to 8 the circles. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Step = (typeof STEPS)[number]

const FIRST_CIRCLE_STEP = 4

export const STEP_NAMES: Record<Step, string> = {
  1: 'Life stage and challenge',
  2: '90-day priority',
  3: 'Time reality check',
  4: CIRCLE_NAMES.spiritual,
  5: CIRCLE_NAMES.friends_family,
  6: CIRCLE_NAMES.work,
  7: CIRCLE_NAMES.personal_development,
  8: CIRCLE_NAMES.health_fitness,
}

/** The circle that a step asks about; undefined for steps 1 to 3. */
export const circleOfStep = (step: Step): CircleKey | undefined => CIRCLE_KEYS[step - FIRST_CIRCLE_STEP]

const missingInCircle = (answers: DraftCircle): string[] => [
  ...(answers.personal_definition.trim() ? [] : ['Personal Definition']),
  ...(answers.success_definition_90_days.trim() ? [] : ['90-Day Success Definition']),
  ...((answers.ideal_time_per_week ?? 0) > 0 ? [] : ['Time Allocation']),
  ...(answers.current_satisfaction === null ? ['Satisfaction'] : []),
  ...(answers.importance_level === null ? ['Importance'] : []),
  ...(answers.current_time_per_week === null ? ['Hours Now'] : []),
]

const missingInWeek = (life: DraftLife): string[] => [
  ...(life.work_hours_per_week === null ? ['Work Hours'] : []),
  ...(life.sleep_hours_per_night === null ? ['Sleep Hours'] : []),
  ...(life.commute_hours_per_week === null ? ['Commute Hours'] : []),
]

/** Missing fields of a step, by the names in the banner (INTERVIEW-2). Empty for a complete step. */
export const missingOn = (step: Step, { lifeContext, circleData }: InterviewDraft): string[] => {
  const circle = circleOfStep(step)
  if (circle) return missingInCircle(circleData[circle])
  if (step === 1) return lifeContext.primary_challenge.trim() ? [] : ['Primary Challenge']
  if (step === 2) return lifeContext.primary_90_day_priority.trim() ? [] : ['90-Day Priority']
  return missingInWeek(lifeContext)
}
