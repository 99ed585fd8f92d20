import type { CoachBrief } from '#domain/coach/brief/brief.ts'

/**
 * Whether an hour of the check-in day (HH:MM) is ahead, has come, or is over when the text is read. After midnight, while the day
 * of the evening before goes on, every hour from the person's day-start hour on is over.
 */
export const readHour = (
  hour: string,
  { localTime, beganYesterdayAt }: Pick<CoachBrief, 'localTime' | 'beganYesterdayAt'>,
): 'ahead' | 'now' | 'over' => {
  if (localTime === hour) return 'now'
  const isOver = localTime > hour || (beganYesterdayAt !== null && hour >= beganYesterdayAt)
  return isOver ? 'over' : 'ahead'
}
