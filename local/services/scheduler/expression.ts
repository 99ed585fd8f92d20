import { Temporal } from 'temporal-polyfill'
import { readDays } from './cron-days.ts'
import { type Field, parseField } from './cron-field.ts'

/** A schedule expression of EventBridge: `cron(…)`, `rate(…)` or `at(…)`. */
export type Expression = {
  /** Epoch milliseconds of the first tick after `after`; null when there is none any more. */
  next(after: number): number | null
}

const MINUTE: Field = { name: 'minute', least: 0, most: 59 }
const HOUR: Field = { name: 'hour', least: 0, most: 23 }
const MIDNIGHT = new Temporal.PlainTime()
/** A date that no day matches in so many years never comes: leap days are at most 8 years apart. */
const LONGEST_SEARCH_DAYS = 9 * 366
const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/**
 * The instant of a local time: the first of two where clocks go back, null where they skip it. EventBridge Scheduler
 * leaves out what does not exist and fires once what happens twice.
 */
const instantOf = (local: Temporal.PlainDateTime, zone: string): number | null => {
  const found = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return found.toPlainDateTime().equals(local) ? found.epochMilliseconds : null
}

const cron = (text: string, zone: string): Expression => {
  const fields = text.trim().split(/\s+/)
  const [minuteText = '', hourText = '', ...dayTexts] = fields
  if (fields.length !== 6) throw new Error(`a cron expression has six fields, and ${text} has ${fields.length}`)
  const minutes = parseField(minuteText, MINUTE)
  const hours = parseField(hourText, HOUR)
  const isDay = readDays(dayTexts)

  const nextOn = (date: Temporal.PlainDate, after: number, from: Temporal.PlainTime): number | null => {
    for (const hour of hours) {
      for (const minute of minutes) {
        if (hour < from.hour || (hour === from.hour && minute < from.minute)) continue
        const instant = instantOf(date.toPlainDateTime({ hour, minute }), zone)
        if (instant !== null && instant > after) return instant
      }
    }
    return null
  }
  return {
    next: (after) => {
      const start = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(zone)
      let date = start.toPlainDate()
      let from = start.toPlainTime()
      for (let days = 0; days < LONGEST_SEARCH_DAYS; days += 1) {
        const found = isDay(date) ? nextOn(date, after, from) : null
        if (found !== null) return found
        date = date.add({ days: 1 })
        from = MIDNIGHT
      }
      return null
    },
  }
}

const rate = (text: string): Expression => {
  const [, count = '', unit] = /^\s*(\d+)\s+(minute|hour|day)s?\s*$/.exec(text) ?? []
  if (unit !== 'minute' && unit !== 'hour' && unit !== 'day') throw new Error(`rate(${text}) cannot be read`)
  const every = Number(count) * UNITS[unit]
  if (every === 0) throw new Error(`rate(${text}) never ends`)
  return { next: (after) => (Math.floor(after / every) + 1) * every }
}

const at = (text: string, zone: string): Expression => {
  const instant = Temporal.PlainDateTime.from(text.trim()).toZonedDateTime(zone).epochMilliseconds
  return { next: (after) => (instant > after ? instant : null) }
}

/** Reads an expression in its zone. A rate counts from the epoch. Throws with what cannot be read. */
export const readExpression = (expression: string, zone: string): Expression => {
  const [, kind, text = ''] = /^(cron|rate|at)\((.*)\)$/.exec(expression.trim()) ?? []
  if (kind === 'cron') return cron(text, zone)
  if (kind === 'rate') return rate(text)
  if (kind === 'at') return at(text, zone)
  throw new Error(`${expression} is no schedule expression`)
}
