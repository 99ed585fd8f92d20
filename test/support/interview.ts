import type { CircleAnswers, Interview, LifeContext } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, type CircleKey } from '#domain/interview/circles.ts'

/** Maren's interview: 63 available hours a week, 30 wanted hours, and no contradiction. */

const circle = (
  personal_definition: string,
  [current_satisfaction, importance_level, current_time_per_week, ideal_time_per_week]: [
    number,
    number,
    number,
    number,
  ],
  success_definition_90_days: string,
): CircleAnswers => ({
  personal_definition,
  current_satisfaction,
  importance_level,
  current_time_per_week,
  ideal_time_per_week,
  success_definition_90_days,
})

const MAREN: Interview = {
  lifeContext: {
    life_stage: 'mid_career_family',
    primary_challenge: 'My evenings dissolve into mail.',
    primary_90_day_priority: 'Finish the first draft of my novel.',
    work_hours_per_week: 50,
    sleep_hours_per_night: 7,
    commute_hours_per_week: 6,
  },
  circleData: {
    spiritual: circle(
      'One quiet hour on Sunday.',
      [4, 7, 1, 3],
      'I sit still for an hour without reaching for anything.',
    ),
    friends_family: circle(
      'The people who knew me before the job.',
      [5, 8, 6, 12],
      'Dinner at home four evenings a week.',
    ),
    work: circle('Work that is mine, not only meetings.', [7, 8, 3, 4], 'The new team runs without me on Fridays.'),
    personal_development: circle(
      'Making something that is mine.',
      [3, 9, 1, 5],
      'A finished draft, printed, on the kitchen table.',
    ),
    health_fitness: circle('A body that carries me.', [6, 8, 4, 6], 'I run ten kilometres without stopping.'),
  },
}

type Changes = { lifeContext?: Partial<LifeContext> } & Partial<Record<CircleKey, Partial<CircleAnswers>>>

/** Her interview with some answers changed. */
export const createInterview = ({ lifeContext, ...circles }: Changes = {}): Interview => {
  const circleData = { ...MAREN.circleData }
  for (const key of CIRCLE_KEYS) circleData[key] = { ...circleData[key], ...circles[key] }
  return { lifeContext: { ...MAREN.lifeContext, ...lifeContext }, circleData }
}

/** Her figures with the same words in each text. */
export const wordInterview = (words: string): Interview => {
  const circle = { personal_definition: words, success_definition_90_days: words }
  return createInterview({
    lifeContext: { primary_challenge: words, primary_90_day_priority: words },
    ...Object.fromEntries(CIRCLE_KEYS.map((key) => [key, circle])),
  })
}
