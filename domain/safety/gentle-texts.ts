import type { Tone } from '#domain/goals/fields.ts'
import { type Day, daysBetween } from '#domain/time/day.ts'
import { BURNOUT } from './gentle/burnout.ts'
import { EATING } from './gentle/eating.ts'
import { GRIEF } from './gentle/grief.ts'
import { MEDICINE } from './gentle/medicine.ts'
import { OWN_VIOLENCE } from './gentle/own-violence.ts'
import { PREGNANCY_LOSS } from './gentle/pregnancy-loss.ts'
import { SELF_HARM } from './gentle/self-harm.ts'
import { SUICIDE } from './gentle/suicide.ts'
import { VIOLENCE } from './gentle/violence.ts'
import type { GentleText } from './gentle-text.ts'
import type { Care, Reason } from './outcome.ts'

/** Gentle texts by what a goal is about. A model's concern can name a reason that has no list of its own. */
export const GENTLE_TEXTS: Partial<Record<Reason, readonly GentleText[]>> = {
  burnout: BURNOUT,
  grief: GRIEF,
  eating: EATING,
  medicine: MEDICINE,
  violence: VIOLENCE,
  danger: VIOLENCE,
  minor: VIOLENCE,
  'own-violence': OWN_VIOLENCE,
  'pregnancy-loss': PREGNANCY_LOSS,
  suicide: SUICIDE,
  distress: SUICIDE,
  'self-harm': SELF_HARM,
}

/** The day that a gentle text is for. `offset` moves on to another text of the same day. */
export type GentleDay = { goalId: string; date: Day; offset?: number }

const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const EPOCH: Day = '2026-01-01'

/**
 * The built-in text of a gentle goal (CARE-16). The texts of a reason follow each other by calendar day, and each comes back when
 * all others were shown. A reason without texts of its own gets the most restful ones.
 */
export const gentleText = (reason: Reason, { goalId, date, offset = 0 }: GentleDay): GentleText => {
  const texts = GENTLE_TEXTS[reason] ?? BURNOUT
  const place = daysBetween(EPOCH, date) + seedOf(goalId) + offset
  const text = texts[((place % texts.length) + texts.length) % texts.length]
  if (text === undefined) throw new RangeError('a reason has no gentle texts')
  return text
}

/** The tone in which a goal is worded: a gentle goal is worded kindly, whatever tone was chosen (CARE-3). */
export const toneOf = ({ tone, care }: { tone: Tone; care: Care }): Tone =>
  care === 'gentle' ? 'kind_encouraging' : tone
