import type { Milestone } from '#domain/streaks/milestone.ts'
import type { Day } from '#domain/time/day.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { createDialogStore } from '#web/lib/dialog-store.ts'

/** The dialog that offers the plans. `message` says why it opened at a limit. */
export const upgradeDialog = createDialogStore<{ message: string | null }>()

/** The popup that shares a goal (PAGE-12). */
export const sharePopup = createDialogStore<ShownGoal>()

/** The dialog about the creator. */
export const creatorDialog = createDialogStore<true>()

/** A milestone has its own dialog, without a timer (`milestonePopup`, ADR 202). */
export type OverlayType = 'nudge' | 'upgrade'
/** `more` is shown in smaller type, with the time that it takes beside it; `by` names the tone and the goal. */
export type OverlayMessage = {
  type: OverlayType
  title: string
  message: string
  more?: string
  moreTime?: string | null
  by?: string
}

/** The full-screen timed message (NUDGE-8, PLAN-19). */
export const overlay = createDialogStore<OverlayMessage>()

/** A milestone that a check-in has just reached (STREAK-17). */
export type OpenedMilestone = { goal: ShownGoal; milestone: Milestone; today: Day }
export const milestonePopup = createDialogStore<OpenedMilestone>()

/** Closes every dialog, for example when another person signs in (ACCOUNT-12). */
export const closePopups = (): void => {
  for (const opened of [upgradeDialog, sharePopup, creatorDialog, overlay, milestonePopup]) opened.close()
}
