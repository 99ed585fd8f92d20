import { readTitleWeekdays } from '#domain/coach/brief/title-weekdays.ts'
import type { CircleType } from '#domain/goals/fields.ts'
import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'
import type { GoalSuggestion } from './suggestions.ts'

/** The weekdays that stand for the number of days of a suggestion (FRAMEWORK-19), as ISO numbers in order. */

/** One day a week: where most people have time for the circle, and an office or a doctor's for the circles that may need one. */
const ONE_DAY: Readonly<Record<CircleType, number>> = {
  Spiritual: 7,
  'Friends & Family': 6,
  Work: 3,
  'Personal Development': 3,
  'Health & Fitness': 3,
}

/** Two days and more, spread over the week. Up to five they are working days, because goals of work have the same ones. */
const SPREAD: Readonly<Record<number, readonly number[]>> = {
  2: [2, 5],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
}

const spread = (days: number, circle: CircleType): readonly number[] =>
  days === 1 ? [ONE_DAY[circle]] : (SPREAD[days] ?? ALL_WEEKDAYS)

/** Days between two weekdays, the shorter way round the week. */
const apart = (one: number, other: number): number =>
  Math.min(Math.abs(one - other), DAYS_A_WEEK - Math.abs(one - other))

/** Adds days, each as far as possible from those that are there. */
const fill = (chosen: readonly number[], among: readonly number[], days: number): readonly number[] => {
  if (chosen.length >= days) return chosen
  const distance = (day: number) => Math.min(...chosen.map((one) => apart(one, day)))
  const [next] = among.filter((day) => !chosen.includes(day)).toSorted((a, b) => distance(b) - distance(a))
  return next === undefined ? chosen : fill([...chosen, next], among, days)
}

const among = (named: readonly number[], days: number, usual: readonly number[]): readonly number[] => {
  if (named.length < days) return fill(named, ALL_WEEKDAYS, days)
  return usual.every((day) => named.includes(day)) ? usual : fill(named.slice(0, 1), named, days)
}

type Words = { circle: CircleType; personalDefinition: string; specificGoal: string }

/**
 * The weekdays of a suggestion: those that its title or description names, else its number of days among those that the person named
 * for the circle, else spread over the week. Every day where it has no number, as over a gentle subject.
 */
export const suggestWeekdays = (
  { title, description, days }: Pick<GoalSuggestion, 'title' | 'description' | 'days'>,
  { circle, specificGoal, personalDefinition }: Words,
): number[] => {
  if (days === undefined) return [...ALL_WEEKDAYS]
  const usual = spread(days, circle)
  const ofGoal = readTitleWeekdays(title) ?? readTitleWeekdays(description)
  if (ofGoal?.length === days) return [...ofGoal]
  const named = readTitleWeekdays(specificGoal) ?? readTitleWeekdays(personalDefinition)
  return (named ? among(named, days, usual) : usual).toSorted((a, b) => a - b)
}
