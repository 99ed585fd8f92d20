import { BURNOUT } from './gentle/burnout.ts'
import { EATING } from './gentle/eating.ts'
import { GRIEF } from './gentle/grief.ts'
import { MEALS_ALONE } from './gentle/meals-alone.ts'
import { MEDICINE } from './gentle/medicine.ts'
import { OWN_VIOLENCE } from './gentle/own-violence.ts'
import { PREGNANCY_LOSS } from './gentle/pregnancy-loss.ts'
import { SELF_HARM } from './gentle/self-harm.ts'
import { SUICIDE } from './gentle/suicide.ts'
import { VIOLENCE } from './gentle/violence.ts'
import type { GentleText } from './gentle-text.ts'
import type { Reason } from './outcome.ts'

/**
 * Gentle texts by what a goal is about. A model's concern can name a reason that has no list of its own. `meals` are for a goal about
 * meals of a person in grief.
 */
export const GENTLE_TEXTS: Partial<Record<Reason | 'meals', readonly GentleText[]>> = {
  burnout: BURNOUT,
  grief: GRIEF,
  meals: MEALS_ALONE,
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
