import type { CircleType } from '#domain/goals/fields.ts'
import type { CircleKey } from '#domain/interview/circles.ts'

/** The keys by which the framework and the page's `data-circle` attribute name the five circles (specification 3). */
const KEYS: Record<CircleType, CircleKey> = {
  Spiritual: 'spiritual',
  'Friends & Family': 'friends_family',
  Work: 'work',
  'Personal Development': 'personal_development',
  'Health & Fitness': 'health_fitness',
}

export const circleKey = (circle: CircleType): CircleKey => KEYS[circle]

/** What `data-circle` says of a goal; a goal of no circle is drawn in ink. */
export const circleAttribute = (circle: CircleType | null): CircleKey | 'none' =>
  circle === null ? 'none' : circleKey(circle)

/** Circles as they stand in a sentence. */
export const spokenCircle = (circle: CircleType): string => circle.replace('&', 'and')
