import * as z from 'zod/mini'
import { findMilestone, MILESTONES, type Milestone } from '#domain/streaks/milestone.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { SEEN_MILESTONES } from '#web/entities/offline/storage-keys.ts'
import { milestonePopup } from '#web/entities/popups/popups.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/** A moment that was shown on this device. It holds no text. */
const seen = z.strictObject({ goalId: z.string(), milestone: z.enum(MILESTONES) })

export const storedMilestones = (personId: string) =>
  createStoredValue(SEEN_MILESTONES + personId, z.array(seen), 'local')

/** Notes a milestone of a goal. False if it was noted before. */
const noteSeen = (personId: string, goalId: string, milestone: Milestone): boolean => {
  const before = storedMilestones(personId).read() ?? []
  if (before.some((one) => one.goalId === goalId && one.milestone === milestone)) return false
  storedMilestones(personId).write([...before, { goalId, milestone }])
  return true
}

/** Opens a moment once on this device. Returns whether it opened. */
export const openOnce = (shown: Goals, goal: ShownGoal, milestone: Milestone): boolean => {
  if (!noteSeen(goal.user_id, goal.id, milestone)) return false
  milestonePopup.open({ goal, milestone, today: shown.today.date })
  return true
}

/** The milestone that today's check-in of a goal reached. */
export const findReached = ({ goals, set_aside, today }: Goals, goal: ShownGoal): Milestone | undefined => {
  const keptInAll = [...goals, ...set_aside].reduce((sum, { kept_days }) => sum + kept_days, 0)
  return findMilestone(goal, today.date, keptInAll)
}

/**
 * Opens the moment of a milestone that a check-in has just reached, once for each goal and milestone on a device (STREAK-17). The
 * goal is the server's. Returns whether it opened. Nothing opens beside a goal in crisis (CARE-17).
 */
export const openMilestone = (shown: Goals | undefined, goalId: string): boolean => {
  const goal = shown?.goals.find(({ id }) => id === goalId)
  if (!shown || !goal || hasCrisis(shown)) return false
  const milestone = findReached(shown, goal)
  return milestone !== undefined && openOnce(shown, goal, milestone)
}
