import type { Moment } from '#domain/coach/brief/create-brief.ts'
import { isInLastHours } from '#domain/streaks/view-streak.ts'
import { localTime } from '#domain/time/check-in-day.ts'
import { findPersonDayEnd } from '#domain/time/moved-day.ts'
import type { StoredPerson } from '../adapters/dynamodb/person.ts'

/** The moment of a text that a person reads now. `at` in epoch milliseconds. */
export const readMomentNow = ({ account, rule, today, calendarDate }: StoredPerson, at: number): Moment => ({
  date: today,
  openDay: today,
  calendarDate,
  localTime: localTime(at, account.zone).time,
  isInLastHours: isInLastHours(findPersonDayEnd(at, rule), at),
})
