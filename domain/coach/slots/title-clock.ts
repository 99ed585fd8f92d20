/**
 * A time of day in a title, after a word that sets it: “at 7 PM”, “by 10:30 p.m.” The end of a range is none, and neither is the hour of
 * “half past 7 AM”.
 */
const CLOCK =
  /(?:^|\b(?:at|by|before|after|(?<!\bfrom (?:\d{1,2}(?::\d\d)?|noon|midnight)(?:\s?[ap]\.?m\.?)? )(?:until|till)|(?<!\b(?:half|quarter|\d+|five|ten|twenty|minutes?) )past) )(?<hour>1[0-2]|0?[1-9])(?::(?<minutes>[0-5]\d))?\s?(?<half>[ap])\.?m\b/iu

/** The time of day that a title names, as HH:MM in 24 hours. */
export const findClock = (title: string): string | undefined => {
  const { hour, minutes = '00', half } = CLOCK.exec(title)?.groups ?? {}
  if (hour === undefined || half === undefined) return undefined
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'a' ? 0 : 12)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}
