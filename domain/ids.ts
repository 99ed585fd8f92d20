import { ulid } from 'ulid'

/** A prefixed id that sorts by time. `now` in epoch milliseconds; `random` gives numbers in [0, 1). */
export const createId = (prefix: 'goal', now: number, random?: () => number): string => `${prefix}_${ulid(now, random)}`
