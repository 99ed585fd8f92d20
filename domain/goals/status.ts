import * as z from 'zod/mini'
import type { TrialStatus } from '#domain/billing/trial.ts'
import type { Care } from '#domain/safety/outcome.ts'
import type { Day } from '#domain/time/day.ts'

/** Status and permissions of a goal (GOAL-9, GOAL-10). */

export const goalStatus = z.enum(['active', 'goal-expired', 'trial-expired'])
export type GoalStatus = z.infer<typeof goalStatus>

export const goalPermissions = z.strictObject({
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  canCheckIn: z.boolean(),
  canShare: z.boolean(),
  canReceiveEmails: z.boolean(),
  canGenerateNudge: z.boolean(),
})
export type GoalPermissions = z.infer<typeof goalPermissions>

/**
 * Trial-expired takes precedence. A goal expires when its target date lies before `calendarDate`, the calendar date in the
 * person's zone: from midnight on, independent of the check-in day (DAY-7).
 */
export const deriveStatus = (goal: { target_date: Day | null }, trial: TrialStatus, calendarDate: Day): GoalStatus => {
  if (trial.isTrialExpired && !trial.hasActiveSubscription) return 'trial-expired'
  if (goal.target_date !== null && goal.target_date < calendarDate) return 'goal-expired'
  return 'active'
}

const all = (allowed: boolean): GoalPermissions => ({
  canEdit: allowed,
  canDelete: allowed,
  canCheckIn: allowed,
  canShare: allowed,
  canReceiveEmails: allowed,
  canGenerateNudge: allowed,
})

/** The fields of a goal that decide its permissions. */
export type GoalLifecycle = { is_active: boolean; care?: Care; done_on?: Day | null | undefined }

/**
 * A goal that is set aside can only be deleted or made active again (`permitChanges`). A goal in crisis gets no coaching, no
 * check-in and no mail, and can be changed or deleted (CARE-8).
 */
export const derivePermissions = (
  status: GoalStatus,
  { is_active: isActive, care }: GoalLifecycle,
): GoalPermissions => {
  if (status === 'trial-expired') return all(false)
  if (!isActive) return { ...all(false), canDelete: true }
  return status === 'active' && care !== 'crisis' ? all(true) : { ...all(false), canEdit: true, canDelete: true }
}
