import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import {
  closePopups,
  creatorDialog,
  milestonePopup,
  overlay,
  sharePopup,
  upgradeDialog,
} from '#web/entities/popups/popups.ts'

const UpgradeDialog = lazy(() => import('#web/features/plans/components/upgrade-dialog.tsx'))
const CreatorDialog = lazy(() => import('#web/features/plans/components/creator-dialog.tsx'))
const PortalReturn = lazy(() => import('#web/features/plans/components/portal-return.tsx'))
const SharePopup = lazy(() => import('#web/features/sharing/share-popup.tsx'))
const Overlay = lazy(() => import('#web/features/goal-page/components/overlay.tsx'))
const Milestone = lazy(() => import('#web/features/milestones/milestone.tsx'))

/** Closes what is open when Back or Forward shows another screen, because it belongs to the screen that opened it. */
const useClosedByBack = () => {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  // A layout effect runs before the effects of the new screen, which may open a dialog of its own.
  useLayoutEffect(() => {
    if (shown.current !== key && type === 'POP') closePopups()
    shown.current = key
  }, [key, type])
}

/** The dialogs and overlays of the page, each loaded when it is first opened. */
export const Popups = () => {
  useClosedByBack()
  const upgrade = upgradeDialog.useOpened()
  const creator = creatorDialog.useOpened()
  const shared = sharePopup.useOpened()
  const milestone = milestonePopup.useOpened()
  const message = overlay.useOpened()
  const [params] = useSearchParams()
  return (
    <Suspense fallback={null}>
      {upgrade ? <UpgradeDialog message={upgrade.message} onClose={upgradeDialog.close} /> : null}
      {creator ? <CreatorDialog onClose={creatorDialog.close} /> : null}
      {shared ? <SharePopup goal={shared} onClose={sharePopup.close} /> : null}
      {milestone ? <Milestone key={milestone.goal.id} opened={milestone} onClose={milestonePopup.close} /> : null}
      {message ? <Overlay {...message} onClose={overlay.close} /> : null}
      {params.get('from') === 'portal' ? <PortalReturn /> : null}
    </Suspense>
  )
}
