import type { Goal } from '#domain/goals/goal.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
import { calendarDay } from '#domain/time/wall-clock.ts'
import { LINE_SHOWN_DAYS } from './witness.ts'

/** The local date of the goal's next time of day after `now` (epoch milliseconds): the morning with which a line arrives. */
export const nextMorning = (now: number, zone: string, { time_of_day }: Pick<Goal, 'time_of_day'>): Day => {
  const today = calendarDay(now, zone)
  return dueAt(zone, today, time_of_day) > now ? today : addDays(today, 1)
}

/** Whether a line that arrives on `morning` is part of the mornings of a local date (WITNESS-6). */
export const isShownOn = (morning: Day, date: Day): boolean => {
  const age = daysBetween(morning, date)
  return age >= 0 && age < LINE_SHOWN_DAYS
}

/** Whether a line that arrives on `morning` has arrived at `now` (epoch milliseconds) and is still shown. */
export const hasArrived = (
  morning: Day,
  now: number,
  zone: string,
  { time_of_day }: Pick<Goal, 'time_of_day'>,
): boolean => isShownOn(morning, calendarDay(now, zone)) && dueAt(zone, morning, time_of_day) <= now

/** Whether the morning with which a line arrives has begun at `now` (epoch milliseconds), however long ago. */
export const hasBegun = (
  morning: Day,
  now: number,
  zone: string,
  { time_of_day }: Pick<Goal, 'time_of_day'>,
): boolean => dueAt(zone, morning, time_of_day) <= now
