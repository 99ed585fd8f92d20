/** A time of day (HH:MM, 24 hours) on a clock of 12 hours: `2:30 PM` for `14:30`, `7:00 AM` for `07:00`. */
export const clockTime = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** As `clockTime`, without the minutes of a full hour: `7 AM`. */
export const clockWords = (time: string): string => clockTime(time).replace(':00', '')
