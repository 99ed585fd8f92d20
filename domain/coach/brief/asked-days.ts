import { type Rhythm, readDayKind } from '#domain/streaks/rhythm.ts'
import { addDays, type Day, daysBetween } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { readTitleWeekdays } from './title-weekdays.ts'

const FIRST: Day = '2000-01-01'

/**
 * The rhythm by which a text reads the days of a goal (TEXT-30): its own, or that of the weekdays in its title where the person
 * never chose any. Streaks, check-ins and mails keep to the goal's own.
 */
export const readTextRhythm = (rhythm: Rhythm, title: string): Rhythm => {
  const days = rhythm.weekdays.length === 0 ? readTitleWeekdays(title) : null
  return days === null ? rhythm : { ...rhythm, weekdays: [{ from: FIRST, days: [...days] }] }
}

/** Days that are searched for the next one: a pause may be long. */
const REACH = 400

/** The first day after `date` that a goal asks for; null if there is none within 400 days. */
export const findNextAsked = (rhythm: Rhythm, date: Day): Day | null => {
  for (let days = 1; days <= REACH; days += 1) {
    const day = addDays(date, days)
    if (readDayKind(rhythm, day) === 'chosen') return day
  }
  return null
}

const WEEK = 7

const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** `January 4` for a date. */
export const spokenDay = (day: Day): string => MONTH_AND_DAY.format(new Date(`${day}T00:00:00Z`))

/** A later day as an adverbial: `tomorrow`, `on Saturday`, or `on January 4` from a week on. */
export const sayDay = (day: Day, date: Day): string => {
  const days = daysBetween(date, day)
  if (days === 1) return 'tomorrow'
  return days < WEEK ? `on ${readWeekday(day)}` : `on ${spokenDay(day)}`
}
