import { type DayRule, DEFAULT_ZONE } from './zone.ts'
import { zoneTime } from './zone-words.ts'

/**
 * When the day turns, in the words of the messages: '3 AM EST', or '3 AM Oslo time' elsewhere. The texts say EST all year, also
 * while daylight saving time holds (DAY-2).
 */
export const dayTurnsAt = ({ zone, dayStartHour }: DayRule): string => {
  const hour = `${dayStartHour === 0 ? 12 : dayStartHour} AM`
  return zone === DEFAULT_ZONE ? `${hour} EST` : `${hour} ${zoneTime(zone)}`
}
