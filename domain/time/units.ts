/** Lengths of time. A calendar day in a zone may be shorter or longer: DAY-1, DAY-4. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const DAY_SECONDS = DAY_MS / 1000
export const DAYS_A_WEEK = 7
