import * as z from 'zod/mini'
import { timeOfDay } from '#domain/goals/fields.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import type { Day } from '#domain/time/day.ts'
import { dueAt } from '#domain/time/due-at.ts'
import { type PersonRule, personDay } from '#domain/time/moved-day.ts'
import { HOUR_MS } from '#domain/time/units.ts'

/** The evening question: asked once a check-in day, at an hour of the person, while a goal's day is open (EVENING-1). */

const WAYS = ['push', 'mail'] as const

/** The hour (HH:MM in the person's zone) and the way of the question. */
export const eveningSetting = z.strictObject({ at: timeOfDay, by: z.enum(WAYS) })
export type EveningSetting = z.infer<typeof eveningSetting>

export const DEFAULT_EVENING_TIME = '21:00'

/** Later than this after its hour, the question is not asked any more (EVENING-3). */
export const LATEST_MS = 2 * HOUR_MS

/**
 * The check-in day that the question of a local date and hour asks about at `now` (epoch milliseconds). Undefined before the hour,
 * more than two hours after it, and once the check-in day of the hour is over (EVENING-3).
 */
export const readAskedDay = (now: number, rule: PersonRule, date: Day, at: string): Day | undefined => {
  const due = dueAt(rule.zone, date, at)
  if (now < due || now > due + LATEST_MS) return undefined
  const asked = personDay(due, rule)
  return personDay(now, rule) === asked ? asked : undefined
}

type Asked = Pick<GoalView, 'today_state' | 'care' | 'permissions' | 'wake_up_mail' | 'created_at'>

/**
 * The goals that the question names, oldest first: those whose day is open and that take a check-in. A gentle goal is never asked
 * about, and a person with a goal in crisis is asked nothing (EVENING-2). A mail leaves out goals whose mails are off (MAIL-8).
 */
export const listAskedGoals = <T extends Asked>(goals: readonly T[], by: EveningSetting['by']): T[] => {
  if (goals.some(({ care }) => care === 'crisis')) return []
  return goals
    .filter(
      ({ today_state, care, permissions }) => today_state === 'open' && care === 'ordinary' && permissions.canCheckIn,
    )
    .filter(({ wake_up_mail }) => by === 'push' || wake_up_mail)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
}
