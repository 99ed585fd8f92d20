import type { WitnessView } from '#domain/witness/witness.ts'
import { formatShortDay } from '#web/lib/dates.ts'

/** The date of an instant (ISO date-time) on the device's clock: 'Apr 2'. */
const shortDay = (instant: string): string => formatShortDay(new Date(instant).toLocaleDateString('en-CA'))

/** 'Invited Apr 2, not opened yet.', 'Since Apr 3.', 'Jonas, since Apr 3.', 'Declined Apr 5.' */
export const describeWitness = ({ invited_at, opened_at, muted, declined_at, witness_name }: WitnessView): string => {
  if (declined_at !== null) return `Declined ${shortDay(declined_at)}.`
  const since = opened_at === null ? null : shortDay(opened_at)
  const seen =
    since === null
      ? `Invited ${shortDay(invited_at)}, not opened yet`
      : witness_name === ''
        ? `Since ${since}`
        : `${witness_name}, since ${since}`
  return muted ? `${seen}, muted.` : `${seen}.`
}
