import type { WitnessView } from '#domain/witness/witness.ts'
import { formatShortDay } from '#web/lib/dates.ts'

/** The date of an instant (ISO date-time) on the device's clock: 'Apr 2'. */
const shortDay = (instant: string): string => formatShortDay(new Date(instant).toLocaleDateString('en-CA'))

/** 'Invited Apr 2, not opened yet.', 'Since Apr 3.' */
export const describeWitness = ({ invited_at, opened_at, muted }: WitnessView): string => {
  const seen = opened_at === null ? `Invited ${shortDay(invited_at)}, not opened yet` : `Since ${shortDay(opened_at)}`
  return muted ? `${seen}, muted.` : `${seen}.`
}
