import type { Day } from '#domain/time/day.ts'

/** `Tuesday`. */
export const weekdayOf = (date: Day): string =>
  new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
