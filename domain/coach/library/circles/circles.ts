import { developmentTexts } from '#domain/coach/library/circles/development.ts'
import { familyTexts } from '#domain/coach/library/circles/family.ts'
import { healthTexts } from '#domain/coach/library/circles/health.ts'
import { spiritTexts } from '#domain/coach/library/circles/spirit.ts'
import { workTexts } from '#domain/coach/library/circles/work.ts'
import type { CircleTexts } from '#domain/coach/topics/circle-texts.ts'
import type { CircleType } from '#domain/goals/fields.ts'

/** Steps and challenges of goals without a topic, by the circle that they belong to (TEXT-29). */
export const CIRCLE_TEXTS: Readonly<Record<CircleType, CircleTexts>> = {
  Spiritual: spiritTexts,
  'Friends & Family': familyTexts,
  Work: workTexts,
  'Personal Development': developmentTexts,
  'Health & Fitness': healthTexts,
}
