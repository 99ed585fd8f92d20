import { HOURS_STEP } from './fields.ts'

const STEPS_AN_HOUR = Math.round(1 / HOURS_STEP)

/** The sum of weekly hours. Plain addition of decimal fractions shows 0.7999999999999999 for 0.1 and 0.7. */
export const sumWeeklyHours = (hours: readonly number[]): number =>
  Math.round(hours.reduce((sum, one) => sum + one, 0) * STEPS_AN_HOUR) / STEPS_AN_HOUR
