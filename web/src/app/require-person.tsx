import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '#web/entities/session/session.tsx'
import { isLeaving } from '#web/entities/session/session-store.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'

/** What only a signed-in person sees. Whoever signs in from here comes back to here. */
export const RequirePerson = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.state === 'loading') return <LoadingPage />
  if (session.state === 'signed-in') return children
  const cameFrom = isLeaving(session) ? undefined : `${pathname}${search}`
  return <Navigate to="/auth" replace state={{ from: cameFrom }} />
}
