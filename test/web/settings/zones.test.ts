import { describe, expect, it, vi } from 'vitest'
import { findZone, zones } from '#web/features/settings/zones.ts'
import { deviceZone } from '#web/lib/device-zone.ts'

describe('findZone', () => {
  it.each([
    ['oslo', 'Europe/Oslo'],
    ['europe/OSLO', 'Europe/Oslo'],
    ['asia/calcutta', 'Asia/Kolkata'],
    ['kolkata', 'Asia/Kolkata'],
    ['US/Eastern', 'America/New_York'],
  ])('returns for %s the stored name %s', (typed, zone) => expect(findZone(typed)).toBe(zone))

  it.each(['IST', 'Mars', ''])('returns nothing for %j', (typed) => expect(findZone(typed)).toBeNull())
})

it('zones are listed by the names that are stored', () => {
  expect(zones).toContain('Asia/Kolkata')
  expect(zones).not.toContain('Asia/Calcutta')
})

it('deviceZone returns the stored name of the zone of the device', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: 'Europe/Kyiv',
  })
  expect(deviceZone()).toBe('Europe/Kyiv')
  vi.restoreAllMocks()
})
