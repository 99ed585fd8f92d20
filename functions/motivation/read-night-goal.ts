import { type Moment, readMailMoment } from '#domain/coach/brief/create-brief.ts'
import { mayBeWritten } from '#domain/goals/permit.ts'
import { deriveStatus } from '#domain/goals/status.ts'
import { findOpenDay } from '#domain/motivation/open-day.ts'
import { readDayKind } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import { findGoal, type OwnGoal, requirePerson, type StoredPerson } from '../adapters/dynamodb/person.ts'

export type NightGoalDeps = { accounts: Pick<AccountStore, 'overview'>; now: () => number }

export type NightGoal = { person: StoredPerson; own: OwnGoal; moment: Moment }

/**
 * Reads a goal whose text the night writes, with the moment of its mail: its permissions allow it on the date (GOAL-11, TEXT-4) and it
 * asks for the day (STREAK-9, STREAK-11). Undefined for every other goal.
 */
export const readNightGoal =
  (deps: NightGoalDeps) =>
  async (asked: { userId: string; goalId: string; date: Day }): Promise<NightGoal | undefined> => {
    const { userId, goalId, date } = asked
    const overview = await deps.accounts.overview(userId)
    if (!overview.account || overview.account.closing_at) return undefined
    const person = requirePerson(overview, deps.now())
    const own = findGoal(person, goalId)
    if (!own || !mayBeWritten(own.goal, deriveStatus(own.goal, person.trial, date))) return undefined
    if (readDayKind(own.rhythm, date) !== 'chosen') return undefined
    const openDay = findOpenDay(overview.account, own.goal, date, deps.now())
    return { person, own, moment: readMailMoment(own.goal, date, openDay) }
  }
