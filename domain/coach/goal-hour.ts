import type { CoachBrief } from './brief.ts'

/** From midnight to this hour a check-in day that began the day before goes on. */
const NIGHT_ENDS = '04:00'

/** Whether an hour of the check-in day is ahead, has come, or is over when the text is read. Both are HH:MM. */
export const readHour = (hour: string, { localTime }: Pick<CoachBrief, 'localTime'>): 'ahead' | 'now' | 'over' => {
  if (localTime === hour) return 'now'
  const isOver = localTime > hour || (localTime < NIGHT_ENDS && hour >= NIGHT_ENDS)
  return isOver ? 'over' : 'ahead'
}

const CLOCK = /^(\d{2}):(\d{2})$/

/** `2:30 PM` for `14:30`, `7 AM` for `07:00`. */
export const spokenTime = (time: string): string => {
  const [, hours = '0', minutes = '00'] = CLOCK.exec(time) ?? []
  const hour = Number(hours)
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'AM' : 'PM'}`
}
