import type { Account, Standing } from '#domain/accounts/account.ts'
import type { EndedPlan } from '#domain/billing/had-paid-plan.ts'
import { describeNoAccess } from '#domain/billing/no-access.ts'
import { DomainError } from '#domain/errors.ts'
import { careMessages } from '#domain/messages/care.ts'
import { DONE_REFUSAL } from '#domain/messages/done.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { goalMessages, SET_ASIDE_REFUSAL } from '#domain/messages/goals.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { isGoalDone } from './done.ts'
import type { Goal } from './goal.ts'
import { derivePermissions, type GoalLifecycle, type GoalPermissions, type GoalStatus } from './status.ts'

const refuseInactive = (goal: GoalLifecycle): DomainError =>
  new DomainError('forbidden', isGoalDone(goal) ? DONE_REFUSAL : SET_ASIDE_REFUSAL)

/** What a permission depends on: the goal's lifecycle state and its status today. A refusal without access says what of the plan ended. */
export type PermissionBasis = { goal: GoalLifecycle; status: GoalStatus; plan: EndedPlan }

/**
 * Throws a `forbidden` DomainError, with the message for the screen, when the goal does not have the permission
 * (GOAL-10, GOAL-13).
 */
export const permit = ({ goal, status, plan }: PermissionBasis, permission: keyof GoalPermissions): void => {
  if (derivePermissions(status, goal)[permission]) return
  if (status === 'trial-expired') throw new DomainError('forbidden', describeNoAccess(plan))
  if (!goal.is_active) throw refuseInactive(goal)
  throw new DomainError('forbidden', status === 'active' ? careMessages.notCoached : goalListMessages.expired)
}

/** Throws `forbidden` once trial and subscription have both ended. */
export const permitAccess = ({
  trial,
  account,
}: Pick<Standing, 'trial'> & { account: Pick<Account, 'subscription'> }): void => {
  if (trial.isTrialExpired && !trial.hasActiveSubscription)
    throw new DomainError('forbidden', describeNoAccess(account.subscription))
}

/** Throws `forbidden` for a goal that is set aside or done: it has no text of the day. Its history stays readable. */
export const permitReading = ({ goal }: Pick<PermissionBasis, 'goal'>): void => {
  if (!goal.is_active) throw refuseInactive(goal)
}

/**
 * Throws `forbidden` when these changes of the goal are not permitted: a goal that is set aside takes changes only together
 * with `is_active: true`.
 */
export const permitChanges = (judged: PermissionBasis, changes: { is_active?: boolean | undefined }): void => {
  const takenUp = changes.is_active === true
  permit(takenUp ? { ...judged, goal: { ...judged.goal, is_active: true } } : judged, 'canEdit')
}

/** Scheduled work checks the same permissions as the operations (GOAL-11). These two functions check them. */
export const mayBeWritten = (goal: GoalLifecycle, status: GoalStatus): boolean =>
  derivePermissions(status, goal).canReceiveEmails

export const mayBeMailed = (goal: GoalLifecycle & Pick<Goal, 'wake_up_mail'>, status: GoalStatus): boolean =>
  mayBeWritten(goal, status) && goal.wake_up_mail

/**
 * The earliest target date is tomorrow (GOAL-4). `today` is the person's check-in day; `field` is the path of the date in the
 * request. Throws `invalid-request`.
 */
export const checkTargetDate = (date: Day | null | undefined, today: Day, field: string): void => {
  if (date == null || date >= addDays(today, 1)) return
  throw new DomainError('invalid-request', goalMessages.targetTooEarly, field)
}
