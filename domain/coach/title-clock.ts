/** A time of day in a title, after a word that sets it: “at 7 PM”, “by 10:30 p.m.” The end of a range is none. */
const CLOCK =
  /(?:^|\b(?:at|by|before|after|until|till|past) )(?<hour>1[0-2]|0?[1-9])(?::(?<minutes>[0-5]\d))?\s?(?<half>[ap])\.?m\b/iu

/** The time of day that a title names: as texts write it, and as HH:MM. */
export const findClock = (title: string): { spoken: string; time: string } | undefined => {
  const { hour, minutes = '00', half } = CLOCK.exec(title)?.groups ?? {}
  if (hour === undefined || half === undefined) return undefined
  const isMorning = half.toLowerCase() === 'a'
  const hours = (Number(hour) % 12) + (isMorning ? 0 : 12)
  return {
    spoken: `${Number(hour)}${minutes === '00' ? '' : `:${minutes}`} ${isMorning ? 'AM' : 'PM'}`,
    time: `${String(hours).padStart(2, '0')}:${minutes}`,
  }
}
