import { Temporal } from 'temporal-polyfill'

/**
 * The instants at which mails are due, computed with Temporal instead of the product's rules, to check DAY-4: the first minute
 * after a gap, the first pass of a doubled hour.
 */
const readDue = (zone: string, date: string, time: string): number => {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}:00`)
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (earlier.toPlainDateTime().equals(wall)) return earlier.epochMilliseconds
  return earlier.getTimeZoneTransition('next')?.epochMilliseconds ?? earlier.epochMilliseconds
}

const known = new Map<string, number>()

/** The instant at which a local time of a date is due, in epoch milliseconds. */
export const oracleDue = (zone: string, date: string, time: string): number => {
  const key = `${zone} ${date} ${time}`
  const due = known.get(key) ?? readDue(zone, date, time)
  known.set(key, due)
  return due
}

/** The local dates whose mail is due after `start` and until `end`, in epoch milliseconds. */
export const listDueDates = (zone: string, time: string, start: number, end: number): string[] => {
  const last = Temporal.Instant.fromEpochMilliseconds(end).toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 })
  const dates: string[] = []
  let date = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainDate().subtract({ days: 1 })
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const due = oracleDue(zone, date.toString(), time)
    if (due > start && due <= end) dates.push(date.toString())
  }
  return dates
}

/** The local date at an instant. */
export const localDate = (zone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString()
