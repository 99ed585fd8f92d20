/** What a text of a person leads to (CARE-1), from the mildest to the gravest. */
export const OUTCOMES = ['ordinary', 'gentle', 'crisis', 'refuse'] as const
export type ScreeningOutcome = (typeof OUTCOMES)[number]

/** How a text that was accepted is answered. A text with the outcome `refuse` is not accepted. */
export const CARES = ['ordinary', 'gentle', 'crisis'] as const
export type Care = (typeof CARES)[number]

/** What a text is about. `none` belongs to `ordinary` alone. */
export const REASONS = [
  'none',
  'suicide',
  'self-harm',
  'distress',
  'danger',
  'minor',
  'eating',
  'medicine',
  'grief',
  'violence',
  'own-violence',
  'burnout',
  'pregnancy-loss',
  'harm-others',
  'minor-sexual',
  /** A model is worried and does not say by what (CARE-12). */
  'unclear',
] as const
export type Reason = (typeof REASONS)[number]

/**
 * Reasons whose goal gets the one calm mail when it turns crisis. Every other reason gets none: another person may read a mail
 * about danger, abuse or a minor (CARE-5).
 */
export const MAILED_REASONS: readonly Reason[] = ['suicide', 'self-harm', 'distress', 'eating']

export interface Screening {
  outcome: ScreeningOutcome
  reason: Reason
}

export const ORDINARY: Screening = { outcome: 'ordinary', reason: 'none' }

export const graver = (one: Screening, other: Screening): Screening =>
  OUTCOMES.indexOf(other.outcome) > OUTCOMES.indexOf(one.outcome) ? other : one
