/**
 * A time of day (HH:MM, 24 hours) on a clock of 12 hours: `2:30 PM` for `14:30`. A full hour is `7 AM`, or `7:00 AM` where `minutes` are
 * always shown.
 */
export const clockWords = (time: string, minutes: 'always' | 'unless-zero'): string => {
  const hour = Number(time.slice(0, 2))
  const minute = time.slice(3, 5)
  const shown = minutes === 'unless-zero' && minute === '00' ? '' : `:${minute}`
  return `${hour % 12 || 12}${shown} ${hour < 12 ? 'AM' : 'PM'}`
}
