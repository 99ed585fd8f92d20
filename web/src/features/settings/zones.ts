import { canonicalZone, todaysName } from '#domain/time/canonical-zone.ts'
import { readCity, zoneName } from '#domain/time/zone-words.ts'

/** Zones of the tz database by name: 'Europe/Oslo' (DAY-6). */

const UTC = 'UTC'

/** The zones that this browser knows, by name. Other zones can be typed. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(todaysName), UTC]),
].toSorted()

const plain = (text: string): string => text.trim().replaceAll(' ', '_').toLowerCase()

/** The zone for a name ('Oslo, Europe', 'Europe/Oslo') or a city, case-insensitive; null if unknown. */
export const findZone = (typed: string): string | null => {
  const wanted = plain(typed)
  const known = zones.find((one) => one.toLowerCase() === wanted || plain(zoneName(one)) === wanted)
  if (known) return known
  const inCity = zones.filter((one) => plain(readCity(one)) === wanted)
  if (inCity.length === 1 && inCity[0]) return inCity[0]
  return canonicalZone(typed.trim()) ?? null
}
