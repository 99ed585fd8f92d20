import type { ReactNode } from 'react'
import { afterEach, beforeAll } from 'vitest'
import { Popups } from '#web/app/popups.tsx'
import { creatorDialog, overlay, sharePopup, upgradeDialog } from '#web/entities/goals/popups.ts'

// They are loaded when they are first opened, which here takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('#web/features/goals/components/circle-panel.tsx'),
    import('#web/features/goals/components/edit-goal-dialog.tsx'),
    import('#web/features/motivation/components/overlay.tsx'),
    import('#web/features/plans/components/upgrade-dialog.tsx'),
    import('#web/features/sharing/share-popup.tsx'),
  ])
}, 30_000)

afterEach(() => {
  for (const opened of [creatorDialog, overlay, sharePopup, upgradeDialog]) opened.close()
})

/** A screen with what lies over it, as `app/root.tsx` puts them together. */
export const withPopups = (screen: ReactNode) => (
  <>
    {screen}
    <Popups />
  </>
)
