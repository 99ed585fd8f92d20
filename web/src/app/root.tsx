import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { messages } from '#domain/messages.ts'
import { farewell } from '#web/lib/farewell.ts'
import { forgetAnalysis } from '#web/lib/forget-analysis.ts'
import { setLitCircles } from '#web/lib/lit-circles.ts'
import { LANDING } from '#web/lib/places.ts'
import { useSession } from '#web/lib/session.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Toasts, toast } from '#web/ui/toast.tsx'
import { Popups } from './popups.tsx'
import { useCanonical } from './use-canonical.ts'
import { useIdle } from './use-idle.ts'

const Offline = lazy(() => import('./offline/offline.tsx'))

/** What one person loaded is never shown to the next. */
const useForgetting = () => {
  const session = useSession()
  const client = useQueryClient()
  const id = session.state === 'signed-in' ? session.person.id : null
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== null && before.current !== id) {
      client.clear()
      setLitCircles([])
      forgetAnalysis()
    }
    before.current = id
  }, [id, client])
}

/** Milliseconds: a last word is not to be missed. */
const FAREWELL = 10_000

const useFarewell = () => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (`${pathname}${search}` !== LANDING || farewell.read() === null) return
    farewell.clear()
    toast.nudge(messages.settings.accountDeletedTitle, messages.settings.accountDeleted, FAREWELL)
  }, [pathname, search])
}

/** What stands around every route. */
export const Root = () => {
  useForgetting()
  useFarewell()
  useCanonical()
  const idle = useIdle()
  return (
    <>
      <SkipLink />
      <Outlet />
      <Popups />
      <Toasts />
      <Suspense fallback={null}>{idle ? <Offline /> : null}</Suspense>
      <ScrollRestoration />
    </>
  )
}
