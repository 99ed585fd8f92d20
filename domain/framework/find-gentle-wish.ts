import type { CircleKey } from '#domain/interview/circles.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import type { GentleWish } from './built-in-suggestions.ts'

type Subject = { circle: CircleKey; reason: Reason; quote?: string }

/** The gentle subjects of an interview, and whether its report is gentle: over a subject, or because a model is worried (CARE-12). */
export type GentleReport = { subjects: readonly Subject[]; isGentle: boolean }

/**
 * What the suggestions of a circle are gentle about: the subject of the interview in this circle, else the one that the circle's
 * own texts name, else burnout in another circle, because the strength that burnout takes is missing in all of them
 * (FRAMEWORK-14). After a report that a model is worried about without a subject, all circles are gentle. Null without any.
 */
export const findGentleWish = (
  { subjects, isGentle }: GentleReport,
  circle: CircleKey | undefined,
  own: Reason | null = null,
): GentleWish | null => {
  const subject = subjects.find((one) => one.circle === circle)
  if (subject) return subject
  if (own) return { reason: own }
  if (subjects.some(({ reason }) => reason === 'burnout')) return 'burnout-elsewhere'
  return isGentle && subjects.length === 0 ? { reason: 'unclear' } : null
}
