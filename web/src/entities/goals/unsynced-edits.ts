import * as z from 'zod/mini'
import type { TrialStatus } from '#domain/billing/trial.ts'
import { type GoalView, goalView } from '#domain/goals/goal.ts'
import { derivePermissions, deriveStatus } from '#domain/goals/status.ts'
import type { Day } from '#domain/time/day.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import type { RequestOf } from '#functions/runtime/contract.ts'
import { createStoredValue, type StoredValue } from '#web/lib/storage.ts'

/**
 * Goal edits that the server has not confirmed yet, in local storage by person and goal. They are merged over the fetched
 * goals (GOAL-15).
 */
export type GoalUpdates = RequestOf<typeof updateGoal>['updates']

const storedFor = (personId: string, goalId: string): StoredValue<GoalUpdates> =>
  createStoredValue(`goal-edit.${personId}.${goalId}`, updateGoal.request.shape.updates, 'local')

export const storeEdit = (personId: string, goalId: string, edit: GoalUpdates): void => {
  const stored = storedFor(personId, goalId)
  stored.write({ ...stored.read(), ...edit })
}

/** Drops the fields that the server has confirmed. A field that was changed again in the meantime stays. */
export const dropEdit = (personId: string, goalId: string, answered: GoalUpdates): void => {
  const stored = storedFor(personId, goalId)
  const sent = new Map<string, unknown>(Object.entries(answered))
  const left = Object.entries(stored.read() ?? {}).filter(
    ([field, value]) => !sent.has(field) || JSON.stringify(sent.get(field)) !== JSON.stringify(value),
  )
  if (left.length === 0) stored.clear()
  else stored.write(Object.fromEntries(left))
}

export const dropAllEdits = (personId: string, goalId: string): void => storedFor(personId, goalId).clear()

/** A goal as the page shows it. `unsynced` holds the unconfirmed fields. */
export type ShownGoal = GoalView & { unsynced: GoalUpdates | null }

/** The fields of `GoalView`; drops `unsynced` of a goal that is already shown. */
const ownFields = z.object(goalView.shape)

/** Merges the unconfirmed edit over the goal, and derives its status from a changed target date. */
export const mergeEdit = (personId: string, goal: GoalView, trial: TrialStatus, calendarDate: Day): ShownGoal => {
  const unsynced = storedFor(personId, goal.id).read()
  if (unsynced === null) return { ...goal, unsynced }
  const { kind, ...changes } = unsynced
  // Without a chosen kind the shown one stays until the server has read the words.
  const kinds = kind === undefined ? {} : { chosen_kind: kind, kind: kind ?? goal.kind }
  const merged = z.parse(ownFields, { ...goal, ...changes, ...kinds })
  const status = deriveStatus(merged, trial, calendarDate)
  return { ...merged, status, permissions: derivePermissions(status, merged), unsynced }
}
