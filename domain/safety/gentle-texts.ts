import { GENTLE_TEXTS } from '#domain/safety/gentle-library.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import { gentleDateText } from './gentle-dates.ts'
import type { GentleText } from './gentle-text.ts'
import type { Reason } from './outcome.ts'

/**
 * The day that a gentle text is for. `offset` moves on to another text of the same day. `daysToTarget` is 1 on the eve of the goal's
 * target date and 0 on the day. `title` is the goal's.
 */
export type GentleDay = { goalId: string; title?: string; date: Day; offset?: number; daysToTarget?: number | null }

const hashId = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** Titles about meals. In grief they get texts about eating alone. */
const MEALS =
  /\b(?:cook(?:ing)?|bak(?:e|ing)|eat(?:ing)?|meals?|dinners?|lunch(?:es)?|breakfasts?|suppers?|kochen|essen|Mahlzeit(?:en)?)\b/iu

const EPOCH: Day = '2026-01-01'

/**
 * The built-in text of a gentle goal (CARE-16). The texts of a reason follow each other by calendar day, and each comes back when
 * all others were shown; the day before a target date and the day itself have a text of their own. A reason without texts of its own gets the most restful ones.
 */
export const gentleText = (
  reason: Reason,
  { goalId, title = '', date, offset = 0, daysToTarget = null }: GentleDay,
): GentleText => {
  const ofDate = offset === 0 ? gentleDateText(reason, daysToTarget) : undefined
  if (ofDate) return ofDate
  const subject = reason === 'grief' && MEALS.test(title) ? 'meals' : reason
  const texts = GENTLE_TEXTS[subject] ?? GENTLE_TEXTS.burnout ?? []
  const place = daysBetween(EPOCH, date) + hashId(goalId) + offset
  const text = texts[((place % texts.length) + texts.length) % texts.length]
  if (text === undefined) throw new RangeError('a reason has no gentle texts')
  return text
}
