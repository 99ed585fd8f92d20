import { checkInDay, findCheckInDayEnd } from './check-in-day.ts'
import { addDays, type Day, daysBetween } from './day.ts'
import { HOUR_MS } from './units.ts'
import type { DayRule } from './zone.ts'

/** The check-in day at the person's last change of zone or day-start hour, and its end. */
export type HeldDay = {
  day: Day
  /** Epoch milliseconds: when the day would have ended without the change. */
  until: number
  /** The rule before the change, and the instant of the change (epoch milliseconds). A late check-in can be older. */
  before?: (DayRule & { until: number }) | undefined
}

/** A person's zone and day-start hour, and the day that a change of them must not shorten. */
export type PersonRule = DayRule & { held?: HeldDay | undefined }

type Stretch = { day: Day; ends: number }

const plainStretch = (at: number, rule: DayRule, floor: Day): Stretch => {
  const day = checkInDay(at, rule)
  const ends = findCheckInDayEnd(at, rule)
  return day < floor ? plainStretch(ends, rule, floor) : { day, ends }
}

/** Minimum length of a day after a change, longer than a night (DAY-3). */
const SHORTEST = 16 * HOUR_MS

/**
 * When the new rule would skip days or make one too short, the days after the held day share the time until the end of one of
 * the rule's days. Undefined when it does not, or after that time.
 */
const shared = (at: number, rule: DayRule, held: HeldDay): Stretch | undefined => {
  let ends = findCheckInDayEnd(held.until, rule)
  let count = daysBetween(held.day, checkInDay(held.until, rule))
  while (count > 0 && ends - held.until < count * SHORTEST) {
    ends = findCheckInDayEnd(ends, rule)
    count += 1
  }
  if (count < 1 || at >= ends) return undefined
  const each = (ends - held.until) / count
  const index = Math.floor((at - held.until) / each)
  return { day: addDays(held.day, index + 1), ends: held.until + Math.ceil(each * (index + 1)) }
}

const findStretch = (at: number, rule: PersonRule): Stretch => {
  const { held } = rule
  if (!held) return plainStretch(at, rule, '')
  if (held.before && at < held.before.until) {
    const day = checkInDay(at, held.before)
    return {
      day: daysBetween(day, held.day) >= 0 ? day : held.day,
      ends: Math.min(findCheckInDayEnd(at, held.before), held.until),
    }
  }
  if (at >= held.until) return shared(at, rule, held) ?? plainStretch(at, rule, held.day)
  // The day lasts until its end, or longer if it is still the same day under the new rule.
  const next = checkInDay(held.until, rule)
  if (next > held.day) return { day: held.day, ends: held.until }
  return { day: held.day, ends: plainStretch(held.until, rule, held.day).ends }
}

/**
 * The check-in day of a person at an instant (epoch milliseconds). Through any change of zone or day-start hour the day never
 * goes back, skips no date and is never shorter than 16 hours, so a change breaks no streak and adds no day (ADR 041).
 */
export const personDay = (at: number, rule: PersonRule): Day => findStretch(at, rule).day

/** The instant (epoch milliseconds) at which that day is over. */
export const findPersonDayEnd = (at: number, rule: PersonRule): number => findStretch(at, rule).ends

/** The rule after a change that is made at an instant (epoch milliseconds). */
export const changeRule = (at: number, from: PersonRule, to: DayRule): PersonRule => {
  if (from.zone === to.zone && from.dayStartHour === to.dayStartHour) return from
  const { zone, dayStartHour } = to
  // A second change within a day keeps the end of that day.
  if (from.held && at < from.held.until) return { zone, dayStartHour, held: from.held }
  const { day, ends } = findStretch(at, from)
  const before = { zone: from.zone, dayStartHour: from.dayStartHour, until: at }
  return { zone, dayStartHour, held: { day, until: ends, before } }
}
