import type { Goals } from '#web/entities/goals/goals.ts'
import { isOpen } from '#web/entities/goals/is-open.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'

/** The goals of a morning, in the order of the dashboard (PAGE-22). */
export type TodayGoals = {
  /** Goals in crisis. Each has a screen with its help lines before every other goal (CARE-17). */
  crisis: ShownGoal[]
  /** Goals that are open or checked in today. */
  due: ShownGoal[]
  open: ShownGoal[]
}

export const readMorning = ({ goals }: Pick<Goals, 'goals'>): TodayGoals => ({
  crisis: goals.filter(({ care }) => care === 'crisis'),
  due: goals.filter((goal) => isOpen(goal) || (goal.permissions.canCheckIn && goal.checked_in_today)),
  open: goals.filter(isOpen),
})

/** The goal of the first screen; undefined if nothing is open. */
export const firstGoal = ({ crisis, open }: TodayGoals): ShownGoal | undefined => crisis[0] ?? open[0]

/** The goal that an address names; undefined for a goal that has no screen today. */
export const goalNamed = ({ crisis, due }: TodayGoals, id: string | null): ShownGoal | undefined =>
  [...crisis, ...due].find((goal) => goal.id === id)

/** The open goal after this one. After the last one, the first that was skipped. */
export const findNextOpen = ({ crisis, due, open }: TodayGoals, id: string): ShownGoal | undefined => {
  const ofCrisis = crisis.findIndex((goal) => goal.id === id)
  if (ofCrisis >= 0) return crisis[ofCrisis + 1] ?? open[0]
  const at = due.findIndex((goal) => goal.id === id)
  return [...due.slice(at + 1), ...due.slice(0, Math.max(at, 0))].find(isOpen)
}

/** The goal before this one; undefined for the first. */
export const previousGoal = ({ crisis, due }: TodayGoals, id: string): ShownGoal | undefined => {
  const all = [...crisis, ...due]
  return all[all.findIndex((goal) => goal.id === id) - 1]
}
