import * as z from 'zod/mini'
import type { CircleType } from '#domain/goals/fields.ts'

/** The five circles by the keys of the framework (FRAMEWORK-1), in the order of the interview. */
export const CIRCLE_KEYS = ['spiritual', 'friends_family', 'work', 'personal_development', 'health_fitness'] as const
export const circleKey = z.enum(CIRCLE_KEYS)
export type CircleKey = z.infer<typeof circleKey>

export const CIRCLE_NAMES: Record<CircleKey, CircleType> = {
  spiritual: 'Spiritual',
  friends_family: 'Friends & Family',
  work: 'Work',
  personal_development: 'Personal Development',
  health_fitness: 'Health & Fitness',
}
