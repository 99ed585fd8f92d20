import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '#web/entities/session/session.tsx'
import { signInState } from '#web/entities/session/sign-in-return.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'

/** Renders its children for a signed-in person only. A visitor goes to `/auth` and comes back after the sign-in. */
export const RequirePerson = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.state === 'loading') return <LoadingPage />
  if (session.state === 'signed-in') return children
  return <Navigate to="/auth" replace state={signInState(`${pathname}${search}`, session)} />
}
