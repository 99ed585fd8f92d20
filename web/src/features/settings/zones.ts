import { canonicalZone, todaysName } from '#domain/time/canonical-zone.ts'
import { cityOf, zoneName } from '#domain/time/zone-words.ts'

/** The zones of the tz database, by their names: 'Europe/Oslo'. */

const UTC = 'UTC'

/** What this browser knows, by name. What it does not know may be typed all the same. */
export const zones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone').map(todaysName), UTC]),
].toSorted()

/** Where this device is, unless it does not say. */
export const zoneHere = (): string | null => canonicalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? null

const plain = (text: string): string => text.trim().replaceAll(' ', '_').toLowerCase()

/** The zone of a name ('Oslo, Europe', 'Europe/Oslo') or of a city alone, in any case; null for anything else. */
export const findZone = (typed: string): string | null => {
  const wanted = plain(typed)
  const known = zones.find((one) => one.toLowerCase() === wanted || plain(zoneName(one)) === wanted)
  if (known) return known
  const inCity = zones.filter((one) => plain(cityOf(one)) === wanted)
  if (inCity.length === 1 && inCity[0]) return inCity[0]
  return canonicalZone(typed.trim()) ?? null
}
