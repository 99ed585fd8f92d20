import type { DayState, DrawnDay } from '#web/ui/days/day-state.ts'

/** Days of an example goal in April 2026, today the 14th. Constants, so that a visitor loads no date library. */
const TODAY = 14

const readDayState = (day: number): DayState => {
  if (day === 1) return 'missed'
  if (day < TODAY) return 'done'
  return day === TODAY ? 'open' : 'future'
}

export const APRIL = Array.from({ length: 30 }, (_, index) => ({ day: index + 1, state: readDayState(index + 1) }))

/** The first of April 2026 is a Wednesday. */
export const BEFORE_APRIL = 3

export const FOURTEEN_DAYS: DrawnDay[] = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-04-${String(index + 1).padStart(2, '0')}`,
  state: index === 13 ? 'open' : 'done',
  isToday: index === 13,
}))
