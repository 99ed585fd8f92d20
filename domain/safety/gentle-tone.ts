import type { Tone } from '#domain/goals/fields.ts'
import type { Care } from './outcome.ts'

/** The tone of a goal's texts: kind for a gentle goal, otherwise the chosen one (CARE-3). */
export const chooseTone = ({ tone, care }: { tone: Tone; care: Care }): Tone =>
  care === 'gentle' ? 'kind_encouraging' : tone
