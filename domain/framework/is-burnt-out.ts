import type { Reason } from '#domain/safety/outcome.ts'

/**
 * Whether a person is burnt out, by the gentle subjects of the interview. Burnout holds for every circle, because the strength that
 * it takes is missing in all of them (FRAMEWORK-14).
 */
export const isBurntOut = (subjects: readonly { reason: Reason }[]): boolean =>
  subjects.some(({ reason }) => reason === 'burnout')
