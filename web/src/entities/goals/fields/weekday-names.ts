import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'

/** Names of the ISO weekdays; the first is Monday, number 1. */
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** 'every day', or 'Monday, Wednesday and Friday', of ISO numbers in order. */
export const describeWeekdays = (weekdays: readonly number[]): string => {
  if (weekdays.length === ALL_WEEKDAYS.length) return 'every day'
  const names = weekdays.map((day) => WEEKDAY_NAMES[day - 1] ?? '')
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
