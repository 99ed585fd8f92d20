import type { CircleType } from '#domain/goals/fields.ts'
import type { CircleKey } from '#domain/interview/circles.ts'

/** The keys of the five circles in the framework and in `data-circle` (GOAL-7, API-2). */
const KEYS: Record<CircleType, CircleKey> = {
  Spiritual: 'spiritual',
  'Friends & Family': 'friends_family',
  Work: 'work',
  'Personal Development': 'personal_development',
  'Health & Fitness': 'health_fitness',
}

export const findCircleKey = (circle: CircleType): CircleKey => KEYS[circle]

/** The value of `data-circle` for a goal; a goal without a circle is drawn in ink. */
export const circleAttribute = (circle: CircleType | null): CircleKey | 'none' =>
  circle === null ? 'none' : findCircleKey(circle)

/** The circle's name in a sentence. */
export const spokenCircle = (circle: CircleType): string => circle.replace('&', 'and')
