import * as z from 'zod/mini'

/** Where and when a person's day turns, unless they chose otherwise (specification 9; decision 11). */
export const DEFAULT_ZONE = 'America/New_York'
export const DEFAULT_DAY_START_HOUR = 3

/**
 * Names that were zones once: to ask for one again makes a formatter, which takes longer than all else that is read of an
 * account. Upper and lower case are one to it, so that names without end could be sent, and only so many are kept.
 */
const known = new Set<string>()
const MOST_KNOWN = 1000

const isZone = (name: string): boolean => {
  if (known.has(name)) return true
  // Offsets ("+01:00") are zones too, yet know nothing of daylight saving: names only.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    if (known.size < MOST_KNOWN) known.add(name)
    return true
  } catch {
    return false
  }
}

/** A zone of the tz database, by name. */
export const zone = z
  .string()
  .check(
    z.maxLength(64),
    z.refine(isZone, { error: 'must be a time zone such as Europe/Oslo' }),
    z.meta({ format: 'time-zone', description: 'A zone of the tz database, such as Europe/Oslo' }),
  )

/** The hour at which a person's day turns. */
export const dayStartHour = z.int().check(z.gte(0), z.lte(6, { error: 'must be between 0 and 6' }))

/** The two settings that turn an instant into a check-in day. */
export type DayRule = { zone: string; dayStartHour: number }
