import type { ReactNode } from 'react'
import { afterEach, beforeAll } from 'vitest'
import { Popups } from '#web/app/popups.tsx'
import { creatorDialog, overlay, sharePopup, upgradeDialog } from '#web/entities/popups/popups.ts'

// Import the lazy dialogs before the tests: their first load exceeds a test's wait.
beforeAll(async () => {
  await Promise.all([
    import('#web/features/dashboard/components/circle-panel.tsx'),
    import('#web/features/dashboard/components/edit-goal-dialog.tsx'),
    import('#web/features/goal-page/components/overlay.tsx'),
    import('#web/features/plans/components/upgrade-dialog.tsx'),
    import('#web/features/sharing/share-popup.tsx'),
  ])
}, 30_000)

afterEach(() => {
  for (const opened of [creatorDialog, overlay, sharePopup, upgradeDialog]) opened.close()
})

/** A screen with its dialogs, as in `app/root.tsx`. */
export const withPopups = (screen: ReactNode) => (
  <>
    {screen}
    <Popups />
  </>
)
