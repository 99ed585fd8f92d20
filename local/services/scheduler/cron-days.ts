import type { Temporal } from 'temporal-polyfill'
import { type Field, parseField } from './cron-field.ts'

type IsDay = (date: Temporal.PlainDate) => boolean

const DAY: Field = { name: 'day of the month', least: 1, most: 31 }
const MONTH: Field = { name: 'month', least: 1, most: 12 }
const WEEKDAY: Field = { name: 'weekday', least: 1, most: 7 }
const YEAR: Field = { name: 'year', least: 1970, most: 2199 }

const always: IsDay = () => true
/** Sunday is 1, as in EventBridge; Temporal counts from Monday. */
const weekdayOf = (date: Temporal.PlainDate): number => (date.dayOfWeek % 7) + 1
const weekOfMonth = (date: Temporal.PlainDate): number => Math.ceil(date.day / 7)
const isLastWeek = (date: Temporal.PlainDate): boolean => date.day + 7 > date.daysInMonth

/** The weekday nearest to a day of the month, within the month. */
const isNearestWeekday = (date: Temporal.PlainDate, day: number): boolean => {
  const target = date.with({ day: Math.min(day, date.daysInMonth) })
  const moved =
    target.dayOfWeek === 6
      ? target.add({ days: target.day === 1 ? 2 : -1 })
      : target.dayOfWeek === 7
        ? target.add({ days: target.day === target.daysInMonth ? -2 : 1 })
        : target
  return moved.equals(date)
}

const monthDay = (text: string): IsDay => {
  if (text === '*' || text === '?') return always
  if (text === 'L') return (date) => date.day === date.daysInMonth
  if (text === 'LW') return (date) => isNearestWeekday(date, date.daysInMonth)
  const [, nearest] = /^(\d+)W$/.exec(text) ?? []
  if (nearest !== undefined) return (date) => isNearestWeekday(date, Number(nearest))
  const days = new Set(parseField(text, DAY))
  return (date) => days.has(date.day)
}

const weekday = (text: string): IsDay => {
  if (text === '*' || text === '?') return always
  if (text === 'L') return (date) => weekdayOf(date) === 7
  const [, day, week] = /^(\w+?)(L|#[1-5])$/.exec(text) ?? []
  if (day !== undefined && week !== undefined) {
    const [wanted] = parseField(day, WEEKDAY)
    return (date) =>
      weekdayOf(date) === wanted && (week === 'L' ? isLastWeek(date) : weekOfMonth(date) === Number(week.slice(1)))
  }
  const days = new Set(parseField(text, WEEKDAY))
  return (date) => days.has(weekdayOf(date))
}

/** Day of the month, month, weekday and year of a cron expression. One of the two kinds of day must be `?`. */
export const readDays = ([dayText = '', monthText = '', weekdayText = '', yearText = '']: string[]): IsDay => {
  if ((dayText === '?') === (weekdayText === '?')) {
    throw new Error('either the day of the month or the weekday of a cron expression is ?')
  }
  const isMonthDay = monthDay(dayText)
  const isWeekday = weekday(weekdayText)
  const months = new Set(parseField(monthText, MONTH))
  const years = new Set(parseField(yearText, YEAR))
  return (date) => years.has(date.year) && months.has(date.month) && isMonthDay(date) && isWeekday(date)
}
