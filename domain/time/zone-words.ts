import { DEFAULT_ZONE } from './zone.ts'

/** Zones as a person reads them. The names of the tz database stay on the wire. */

/** 'New York' of 'America/New_York'. */
export const readCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** 'Tokyo, Asia' of 'Asia/Tokyo': no two zones have the same. */
export const zoneName = (zone: string): string => zone.split('/').toReversed().join(', ').replaceAll('_', ' ')

/** The time of a zone: 'Eastern time', 'UTC', 'Tokyo time'. */
export const zoneTime = (zone: string): string => {
  if (zone === DEFAULT_ZONE) return 'Eastern time'
  return zone === 'UTC' ? zone : `${readCity(zone)} time`
}
