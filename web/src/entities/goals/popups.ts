import { createDialogStore } from '#web/lib/dialog-store.ts'
import type { ShownGoal } from './unsynced-edits.ts'

/** The dialog that offers the plans. `message` says why it came, where it came by itself or at a limit. */
export const upgradeDialog = createDialogStore<{ message: string | null }>()

/** The popup that shares a goal (specification 2). */
export const sharePopup = createDialogStore<ShownGoal>()

/** The dialog that tells who the creator is. */
export const creatorDialog = createDialogStore<true>()

export type OverlayType = 'motivation' | 'nudge' | 'achievement' | 'upgrade'
/** `more` is a second thought in smaller type; `by` says in whose voice it speaks, and of what. */
export type OverlayMessage = { type: OverlayType; title: string; message: string; more?: string; by?: string }

/** The full-screen timed message (specification 4). */
export const overlay = createDialogStore<OverlayMessage>()

/** Nothing that one person opened lies over what the next one sees. */
export const closePopups = (): void => {
  for (const opened of [upgradeDialog, sharePopup, creatorDialog, overlay]) opened.close()
}
