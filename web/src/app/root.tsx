import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useSearchParams } from 'react-router-dom'
import { setLitCircles } from '#web/lib/lit-circles.ts'
import { useSession } from '#web/lib/session.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import { Popups } from './popups.tsx'

const PortalReturn = lazy(() => import('#web/features/plans/components/portal-return.tsx'))

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
    }
    before.current = id
  }, [id, client])
}

/** What stands around every route. */
export const Root = () => {
  useForgetting()
  const [params] = useSearchParams()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Outlet />
      <Popups />
      {params.get('from') === 'portal' ? (
        <Suspense fallback={null}>
          <PortalReturn />
        </Suspense>
      ) : null}
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
