import type { CircleKey } from '#domain/interview/circles.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import type { GentleWish } from './built-in-suggestions.ts'

type Subject = { circle: CircleKey; reason: Reason; quote?: string }

/**
 * What the suggestions of a circle are gentle about: the subject of the interview in this circle, else the one that the circle's
 * own texts name, else burnout in another circle, because the strength that burnout takes is missing in all of them
 * (FRAMEWORK-14). Null without any.
 */
export const findGentleWish = (
  subjects: readonly Subject[],
  circle: CircleKey | undefined,
  own: Reason | null = null,
): GentleWish | null => {
  const subject = subjects.find((one) => one.circle === circle)
  if (subject) return subject
  if (own) return { reason: own }
  return subjects.some(({ reason }) => reason === 'burnout') ? 'burnout-elsewhere' : null
}
