import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { canonicalZone, readZone } from '#domain/time/canonical-zone.ts'
import { DEFAULT_ZONE, zone } from '#domain/time/zone.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Every zone that this runtime lists, former names and aliases, and every three-letter name that ends in T. */
const NAMES = [
  ...Intl.supportedValuesOf('timeZone'),
  ...['Asia/Kolkata', 'Europe/Kyiv', 'Europe/Kiev', 'America/Nuuk', 'US/Eastern', 'Zulu', 'UCT', 'GMT0', 'Etc/GMT+5'],
  ...['EST', 'MST', 'HST', 'EST5EDT', 'PST8PDT', 'Cuba', 'Navajo', 'NZ-CHAT', 'GB-Eire', 'Etc/Unknown', 'Factory'],
  ...LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}T`)),
]

const inTemporal = (name: string): boolean => {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

describe('canonicalZone (DAY-6)', () => {
  it('accepts exactly the names that Temporal accepts', () => {
    const wrong = NAMES.filter((name) => (canonicalZone(name) !== undefined) !== inTemporal(name))
    expect(wrong).toEqual([])
  })

  it('returns a name that Temporal accepts for the same zone, and is idempotent', () => {
    for (const name of NAMES) {
      const canonical = canonicalZone(name)
      if (canonical === undefined) continue
      expect(canonicalZone(canonical)).toBe(canonical)
      const at = (of: string) => Temporal.Instant.from('2026-07-01T00:00:00Z').toZonedDateTimeISO(of).offset
      expect([name, at(canonical)]).toEqual([name, at(name)])
    }
  })

  it.each([
    ['europe/OSLO', 'Europe/Oslo'],
    ['us/eastern', DEFAULT_ZONE],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['GMT', 'UTC'],
    ['etc/utc', 'UTC'],
  ])('gives %s as %s', (name, canonical) => expect(canonicalZone(name)).toBe(canonical))

  it('bounds the number of names', () => {
    const variants = NAMES.flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()])
    const canonical = new Set(variants.map(canonicalZone))
    expect(canonical.size).toBeLessThan(500)
  })

  it.each(['IST', 'ist', 'BST', '+01:00', 'Mars/Olympus', '', ' UTC'])('refuses %j, as the schema does', (name) => {
    expect(canonicalZone(name)).toBeUndefined()
    expect(zone.safeParse(name).success).toBe(false)
  })
})

describe('readZone', () => {
  it.each([
    ['IST', 'Asia/Kolkata'],
    ['europe/oslo', 'Europe/Oslo'],
    ['Mars/Olympus', DEFAULT_ZONE],
    ['', DEFAULT_ZONE],
  ])('reads a stored %j as %s', (stored, read) => {
    expect(readZone(stored)).toBe(read)
    expect(canonicalZone(read)).toBe(read)
  })
})
