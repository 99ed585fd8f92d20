import { type Account, readStanding, type Standing } from '#domain/accounts/account.ts'
import type { OwnedPlan } from '#domain/billing/plans.ts'
import { DomainError } from '#domain/errors.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { deriveStatus, type GoalStatus } from '#domain/goals/status.ts'
import { type ViewedAt, viewGoal } from '#domain/goals/view-goal.ts'
import { accountMessages } from '#domain/messages/account.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import type { Run } from '#domain/streaks/run.ts'
import type { Overview } from './accounts.ts'
import { type StoredGoal, withoutToken } from './goal-item.ts'
import type { StoredRhythm } from './rhythms.ts'

/** A person's account, its present standing, and the goals. */
export type StoredPerson = Standing & Omit<Overview, 'account'> & { account: Account }

/** `now` in epoch milliseconds. Throws `conflict` when the profile does not exist or is being deleted. */
export const requirePerson = ({ account, ...rest }: Overview, now: number): StoredPerson => {
  if (!account) throw new DomainError('conflict', accountMessages.profileMissing)
  if (account.closing_at !== undefined) throw new DomainError('conflict', accountMessages.closing)
  return { account, ...rest, ...readStanding(account, now) }
}

export type OwnGoal = {
  goal: StoredGoal
  run: Run | undefined
  rhythm: StoredRhythm
  status: GoalStatus
  plan: OwnedPlan
}

/** The rhythm of a goal; every day where its owner chose nothing (STREAK-9). */
const readRhythm = ({ rhythms }: Pick<Overview, 'rhythms'>, goalId: string): StoredRhythm =>
  rhythms.get(goalId) ?? EVERY_DAY

/** The person with another rhythm of a goal. */
export const withRhythm = (person: StoredPerson, goalId: string, rhythm: StoredRhythm): StoredPerson => ({
  ...person,
  rhythms: new Map(person.rhythms).set(goalId, rhythm),
})

export const findGoal = (person: StoredPerson, goalId: string): OwnGoal | undefined => {
  const goal = person.goals.find(({ id }) => id === goalId)
  return (
    goal && {
      goal,
      run: person.runs.get(goalId),
      rhythm: readRhythm(person, goalId),
      status: deriveStatus(goal, person.trial, person.calendarDate),
      plan: person.account.subscription,
    }
  )
}

/** A missing goal and a goal of another person are the same error (GOAL-14). */
export const goalNotFound = (): DomainError => new DomainError('not-found', goalListMessages.notFound)

export const ownGoal = (person: StoredPerson, goalId: string): OwnGoal => {
  const found = findGoal(person, goalId)
  if (!found) throw goalNotFound()
  return found
}

export const viewOwnGoal = (
  person: ViewedAt & Pick<Overview, 'rhythms'>,
  goal: StoredGoal,
  run: Run | undefined,
): GoalView => viewGoal(withoutToken(goal), run, person, readRhythm(person, goal.id))
