import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import type { Goal } from './goal.ts'
import { type GoalPermissions, type GoalStatus, permissionsOf } from './status.ts'

/** Throws a `forbidden` DomainError with the words for the screen where the status does not permit it (specification 6). */
export const permit = (status: GoalStatus, permission: keyof GoalPermissions): void => {
  if (permissionsOf(status)[permission]) return
  throw new DomainError('forbidden', status === 'trial-expired' ? messages.goals.trialExpired : messages.goals.expired)
}

/** Permissions hold in delivery as on the screen (decision 23): these two gate what happens without a person asking. */
export const mayBeWritten = (goal: Pick<Goal, 'is_active'>, status: GoalStatus): boolean =>
  goal.is_active && permissionsOf(status).canReceiveEmails

export const mayBeMailed = (goal: Pick<Goal, 'is_active' | 'wake_up_mail'>, status: GoalStatus): boolean =>
  mayBeWritten(goal, status) && goal.wake_up_mail

/**
 * The earliest target date is tomorrow (specification 5 and 9). `today` is the person's check-in day; `field` is where the
 * date stands in the request. Throws `invalid-request`.
 */
export const checkTargetDate = (date: Day | null | undefined, today: Day, field: string): void => {
  if (date == null || date >= addDays(today, 1)) return
  throw new DomainError('invalid-request', messages.goals.targetTooEarly, field)
}
