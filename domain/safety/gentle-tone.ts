import type { Tone } from '#domain/goals/fields.ts'
import type { Care } from './outcome.ts'

/** The tone in which a goal is worded: a gentle goal is worded kindly, whatever tone was chosen (CARE-3). */
export const chooseTone = ({ tone, care }: { tone: Tone; care: Care }): Tone =>
  care === 'gentle' ? 'kind_encouraging' : tone
