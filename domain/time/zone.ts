import * as z from 'zod/mini'

/** Defaults of a person's zone and day-start hour (DAY-1). */
export const DEFAULT_ZONE = 'America/New_York'
export const DEFAULT_DAY_START_HOUR = 3

/**
 * Three-letter names that `Intl` takes and Temporal refuses: `IST` is India, Ireland and Israel. A test compares this list
 * with Temporal.
 */
const AMBIGUOUS = new Set(
  'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST'.split(' '),
)

/** A cache of names, because a lookup creates a formatter, which is slow. Bounded, because the names come from requests. */
const known = new Map<string, string>()
const MOST_KNOWN = 1000

/** The name that `Intl` gives a zone, for any case or alias. Undefined for an unknown name. */
export const intlZone = (name: string): string | undefined => {
  const found = known.get(name)
  if (found !== undefined) return found
  // Offsets ("+01:00") have no daylight saving: names only.
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    if (known.size < MOST_KNOWN) known.set(name, timeZone)
    return timeZone
  } catch {
    return undefined
  }
}

/** Whether Temporal accepts a name: known to `Intl` and not ambiguous (DAY-6). */
export const isZone = (name: string): boolean => !AMBIGUOUS.has(name.toUpperCase()) && intlZone(name) !== undefined

const NOT_A_ZONE = 'must be a time zone such as Europe/Oslo'

/** A zone of the tz database, by name. */
export const zone = z
  .string()
  .check(
    z.maxLength(64),
    z.refine(isZone, { error: NOT_A_ZONE }),
    z.meta({ format: 'time-zone', description: 'A zone of the tz database, such as Europe/Oslo' }),
  )

/** The hour at which a person's check-in day begins (DAY-2). */
export const dayStartHour = z.int().check(z.gte(0), z.lte(6, { error: 'must be between 0 and 6' }))

/** The two settings that map an instant to a check-in day. */
export type DayRule = { zone: string; dayStartHour: number }

/** A day-start hour, 0 to 6, as HH:MM. */
export const dayStartTime = (hour: number): string => `0${hour}:00`
