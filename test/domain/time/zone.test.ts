import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { todaysName } from '#domain/time/canonical-zone.ts'
import { DEFAULT_DAY_START_HOUR, DEFAULT_ZONE, dayStartHour, intlZone, isZone, zone } from '#domain/time/zone.ts'
import { readCity, zoneName, zoneTime } from '#domain/time/zone-words.ts'

const readError = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('zone', () => {
  it('defaults to New York with a day start at 3 (DAY-1)', () => {
    expect([DEFAULT_ZONE, DEFAULT_DAY_START_HOUR]).toEqual(['America/New_York', 3])
  })

  it.each(['Mars/Olympus', '+01:00', '−01:00', 'IST', 'bst', '', ' UTC', '1UTC'])(
    'refuses %j with an example',
    (name) => {
      expect(readError(zone, name)).toBe('must be a time zone such as Europe/Oslo')
      expect(isZone(name)).toBe(false)
    },
  )

  it('accepts a name in any case with at most 64 characters (DAY-6)', () => {
    for (const name of ['Europe/Oslo', 'europe/oslo', 'UTC']) expect(zone.parse(name)).toBe(name)
    expect(zone.safeParse('A'.repeat(65)).error?.issues[0]?.code).toBe('too_big')
  })

  it('is described in the published schema', () => {
    expect(z.toJSONSchema(zone)).toMatchObject({
      maxLength: 64,
      format: 'time-zone',
      description: 'A zone of the tz database, such as Europe/Oslo',
    })
  })
})

describe('intlZone', () => {
  it('gives the same name again, and nothing for an offset', () => {
    for (let n = 0; n < 2; n += 1) expect(intlZone('europe/OSLO')).toBe('Europe/Oslo')
    expect([intlZone('+01:00'), intlZone('-05'), intlZone('Mars/Olympus')]).toEqual([undefined, undefined, undefined])
  })
})

describe('dayStartHour', () => {
  it('is a whole hour from 0 to 6 (DAY-2)', () => {
    for (const hour of [0, 3, 6]) expect(dayStartHour.parse(hour)).toBe(hour)
    expect(readError(dayStartHour, 7)).toBe('must be between 0 and 6')
    for (const hour of [-1, 2.5, '3', null]) expect(dayStartHour.safeParse(hour).success).toBe(false)
  })
})

describe('todaysName', () => {
  it.each([
    ['Africa/Asmera', 'Africa/Asmara'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/Catamarca', 'America/Argentina/Catamarca'],
    ['America/Coral_Harbour', 'America/Atikokan'],
    ['America/Cordoba', 'America/Argentina/Cordoba'],
    ['America/Godthab', 'America/Nuuk'],
    ['America/Indianapolis', 'America/Indiana/Indianapolis'],
    ['America/Jujuy', 'America/Argentina/Jujuy'],
    ['America/Louisville', 'America/Kentucky/Louisville'],
    ['America/Mendoza', 'America/Argentina/Mendoza'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Atlantic/Faeroe', 'Atlantic/Faroe'],
    ['Etc/GMT', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['GMT', 'UTC'],
    ['Pacific/Enderbury', 'Pacific/Kanton'],
    ['Pacific/Ponape', 'Pacific/Pohnpei'],
    ['Pacific/Truk', 'Pacific/Chuuk'],
    ['Europe/Oslo', 'Europe/Oslo'],
  ])('of %s is %s', (former, present) => expect(todaysName(former)).toBe(present))
})

describe('the words of a zone', () => {
  it.each([
    ['America/New_York', 'New York', 'New York, America', 'Eastern time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires, Argentina, America', 'Buenos Aires time'],
    ['America/Port_of_Spain', 'Port of Spain', 'Port of Spain, America', 'Port of Spain time'],
    ['UTC', 'UTC', 'UTC', 'UTC'],
  ])('of %s', (name, city, full, time) =>
    expect([readCity(name), zoneName(name), zoneTime(name)]).toEqual([city, full, time]),
  )
})
