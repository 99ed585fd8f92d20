import { GENTLE_TEXTS } from '#domain/safety/gentle-library.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import type { GentleText } from './gentle-text.ts'
import type { Reason } from './outcome.ts'

/** The day that a gentle text is for. `offset` moves on to another text of the same day. */
export type GentleDay = { goalId: string; date: Day; offset?: number }

const hashId = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const EPOCH: Day = '2026-01-01'

/**
 * The built-in text of a gentle goal (CARE-16). The texts of a reason follow each other by calendar day, and each comes back when
 * all others were shown. A reason without texts of its own gets the most restful ones.
 */
export const gentleText = (reason: Reason, { goalId, date, offset = 0 }: GentleDay): GentleText => {
  const texts = GENTLE_TEXTS[reason] ?? GENTLE_TEXTS.burnout ?? []
  const place = daysBetween(EPOCH, date) + hashId(goalId) + offset
  const text = texts[((place % texts.length) + texts.length) % texts.length]
  if (text === undefined) throw new RangeError('a reason has no gentle texts')
  return text
}
