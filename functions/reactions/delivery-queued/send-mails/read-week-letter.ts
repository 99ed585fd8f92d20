import { findLastDay, isGoalDone } from '#domain/goals/done.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { deriveStatus } from '#domain/goals/status.ts'
import { findFirstDay, listDayStates } from '#domain/motivation/mail-facts.ts'
import { hasRestDays, readWeekdays } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'
import { isOfWeek, readWeek, type Week } from '#domain/week/week.ts'
import type { Overview } from '#functions/adapters/dynamodb/accounts.ts'
import { findGoal, requirePerson } from '#functions/adapters/dynamodb/person.ts'

/** A Sunday letter, and to whom. `token` is the secret of the account's unsubscribe links. */
export type WeekLetter = { to: string; userId: string; token: string; week: Week }

/**
 * The letter of a Sunday. Undefined where none is due (MAIL-28): the account is deleted or being deleted, the person turned mails
 * or the letter off, a goal is in crisis, or no goal asked for a day of the week. Gentle goals are not in it; one that ended or
 * was done in the week is. `now` in epoch milliseconds.
 */
export const readWeekLetter = (overview: Overview, sunday: Day, now: number): WeekLetter | undefined => {
  const { account, goals } = overview
  if (!account || account.closing_at !== undefined || account.mails_off || !account.week_letter) return undefined
  if (goals.some(({ care }) => care === 'crisis')) return undefined
  const person = requirePerson(overview, now)
  const readStatus = (goal: Goal) => deriveStatus(goal, person.trial, sunday)
  const coached = goals.filter(
    (goal) => isOfWeek(goal, sunday) && goal.care === 'ordinary' && readStatus(goal) !== 'trial-expired',
  )
  const week = readWeek(
    coached
      .toSorted((one, other) => one.time_of_day.localeCompare(other.time_of_day))
      .flatMap((goal) => {
        const found = findGoal(person, goal.id)
        if (!found) return []
        const { run, rhythm } = found
        const firstDay = findFirstDay(account, goal)
        return {
          id: goal.id,
          title: goal.title,
          circle: goal.circle_type,
          tone: goal.tone,
          hours: goal.weekly_commitment_hours,
          weekdays: readWeekdays(rhythm, sunday),
          restDays: hasRestDays(rhythm, sunday),
          isOver: isGoalDone(goal) || readStatus(goal) === 'goal-expired',
          isDone: isGoalDone(goal),
          // The Sunday itself is not over.
          states: listDayStates(run, sunday, DAYS_A_WEEK + 1, {
            firstDay,
            lastDay: findLastDay(goal, run?.last_day),
            rhythm,
            openDay: person.today < sunday ? person.today : sunday,
          }).slice(0, DAYS_A_WEEK),
        }
      }),
    sunday,
  )
  const { email: to, id: userId, mails_token: token } = account
  return week && token !== undefined ? { to, userId, token, week } : undefined
}
