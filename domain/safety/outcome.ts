/** What a text of a person leads to (CARE-1), from the mildest to the gravest. */
export const OUTCOMES = ['ordinary', 'gentle', 'crisis', 'refuse'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What a text is about. `none` belongs to `ordinary` alone. */
export type Reason =
  | 'none'
  | 'suicide'
  | 'self-harm'
  | 'distress'
  | 'danger'
  | 'minor'
  | 'eating'
  | 'medicine'
  | 'grief'
  | 'violence'
  | 'own-violence'
  | 'burnout'
  | 'pregnancy-loss'
  | 'harm-others'
  | 'minor-sexual'

export interface Screening {
  outcome: Outcome
  reason: Reason
}

export const ORDINARY: Screening = { outcome: 'ordinary', reason: 'none' }

export const graver = (one: Screening, other: Screening): Screening =>
  OUTCOMES.indexOf(other.outcome) > OUTCOMES.indexOf(one.outcome) ? other : one
