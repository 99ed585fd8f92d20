import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '#web/entities/session/session.tsx'
import { toast } from '#web/ui/toast.ts'

/** Navigates to the sign-in with a reason, and back to this address afterwards. */
export const useSignInFirst = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSession()
  return async (why: string, { replace = false } = {}): Promise<void> => {
    // While the session loads, `/auth` may send a signed-in person straight back: no reason is shown.
    if (session.state !== 'loading') toast.upgrade(why)
    // A signed-in person gets here when the session has ended.
    const keptFor = session.state === 'signed-in' ? session.person.id : undefined
    await navigate('/auth', { replace, state: { from: `${pathname}${search}`, keptFor } })
  }
}
