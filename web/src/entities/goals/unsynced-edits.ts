import * as z from 'zod/mini'
import type { TrialStatus } from '#domain/billing/trial.ts'
import { type GoalView, goalView } from '#domain/goals/goal.ts'
import { permissionsOf, statusOf } from '#domain/goals/status.ts'
import type { Day } from '#domain/time/day.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import type { RequestOf } from '#functions/runtime/contract.ts'
import { type Kept, keptValue } from '#web/lib/storage.ts'

/**
 * Goal edits that the server has not confirmed yet: kept in local storage by person and goal, and shown in place of what
 * was fetched until it does (specification 3 and 4).
 */
export type GoalUpdates = RequestOf<typeof updateGoal>['updates']

const keptFor = (personId: string, goalId: string): Kept<GoalUpdates> =>
  keptValue(`goal-edit.${personId}.${goalId}`, updateGoal.request.shape.updates, 'local')

export const keepEdit = (personId: string, goalId: string, edit: GoalUpdates): void => {
  const kept = keptFor(personId, goalId)
  kept.write({ ...kept.read(), ...edit })
}

/** Drops the fields that the server has answered for; a field that was changed again in the meantime stays. */
export const dropEdit = (personId: string, goalId: string, answered: GoalUpdates): void => {
  const kept = keptFor(personId, goalId)
  const sent = new Map<string, unknown>(Object.entries(answered))
  const left = Object.entries(kept.read() ?? {}).filter(
    ([field, value]) => !sent.has(field) || JSON.stringify(sent.get(field)) !== JSON.stringify(value),
  )
  if (left.length === 0) kept.clear()
  else kept.write(Object.fromEntries(left))
}

export const dropAllEdits = (personId: string, goalId: string): void => keptFor(personId, goalId).clear()

/** A goal as the page shows it. `unsynced` holds what the server has not confirmed. */
export type ShownGoal = GoalView & { unsynced: GoalUpdates | null }

/** A goal's own fields: one that is shown already carries its edit along, and is taken as well. */
const ownFields = z.object(goalView.shape)

/** The goal with what is kept for it merged over; its status follows a target date that was changed. */
export const mergeEdit = (personId: string, goal: GoalView, trial: TrialStatus, calendarDate: Day): ShownGoal => {
  const unsynced = keptFor(personId, goal.id).read()
  if (unsynced === null) return { ...goal, unsynced }
  const merged = z.parse(ownFields, { ...goal, ...unsynced })
  const status = statusOf(merged, trial, calendarDate)
  return { ...merged, status, permissions: permissionsOf(status, merged.is_active), unsynced }
}
