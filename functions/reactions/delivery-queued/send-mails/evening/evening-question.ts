import type { GoalView } from '#domain/goals/goal.ts'
import type { Day } from '#domain/time/day.ts'

/** The question of a person's check-in day, and the goals that it names. */
export type EveningQuestion = {
  userId: string
  to: string
  /** The account's unsubscribe token. */
  token: string | undefined
  /** The person's local date and hour (HH:MM) of the question. */
  date: Day
  time: string
  /** The check-in day that the question asks about. */
  day: Day
  goals: GoalView[]
}
