import { useQueryClient } from '@tanstack/react-query'
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { setCheckedInCircles } from '#web/entities/goals/check-in/checked-in-circles.ts'
import { closePopups } from '#web/entities/popups/popups.ts'
import { forgetAnalysis, forgetVisit } from '#web/entities/session/forget.ts'
import { useSession } from '#web/entities/session/session.tsx'
import { isLeaving } from '#web/entities/session/session-state.ts'
import { useForgetCheckInLink } from '#web/features/auth/check-in-link.ts'
import { useIdle } from '#web/lib/use-idle.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { Popups } from './popups.tsx'
import { RouteFocus } from './route-focus.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'
import { useCanonical } from './use-canonical.ts'

const DeferredParts = lazy(() => import('./deferred-parts.tsx'))

/** Clears the query cache, dialogs and toasts when the person changes (ACCOUNT-12). */
const useForgetting = () => {
  const session = useSession()
  const client = useQueryClient()
  const id = session.state === 'signed-in' ? session.person.id : null
  const leaves = isLeaving(session)
  const before = useRef(id)
  const latest = useRef(id)
  useEffect(() => {
    if (before.current !== null && before.current !== id) {
      client.clear()
      setCheckedInCircles([])
      forgetAnalysis()
      closePopups()
    }
    before.current = id
    // After a session that ended by itself the same person continues; for another person everything is cleared.
    const another = id !== null && id !== latest.current
    if (latest.current !== null && (leaves || another)) forgetVisit(latest.current)
    if (latest.current !== null && another) toast.dismiss()
    if (id !== null) latest.current = id
  }, [id, leaves, client])
}

/** The number of people shown before the present one; the key that remounts the routes. */
const usePeopleBefore = (): number => {
  const session = useSession()
  const id = session.state === 'signed-in' ? session.person.id : null
  const [seen, setSeen] = useState({ id, before: 0 })
  const isAnother = id !== null && id !== seen.id
  const before = isAnother && seen.id !== null ? seen.before + 1 : seen.before
  if (isAnother) setSeen({ id, before })
  return before
}

/** The frame of every route. */
export const Root = () => {
  useForgetting()
  useForgetCheckInLink()
  useCanonical()
  const peopleBefore = usePeopleBefore()
  const idle = useIdle()
  return (
    <>
      <SkipLink />
      <Suspense fallback={<LoadingPage />}>
        <Fragment key={peopleBefore}>
          <Outlet />
        </Fragment>
      </Suspense>
      <RouteFocus />
      <Popups />
      <Toasts />
      <Suspense fallback={null}>{idle ? <DeferredParts /> : null}</Suspense>
      <ScrollRestoration />
    </>
  )
}
