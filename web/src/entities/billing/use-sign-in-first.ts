import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '#web/entities/session/session.tsx'
import { createWayBackState } from '#web/entities/session/sign-in-return.ts'
import { toast } from '#web/ui/toast.ts'

/** Navigates to the sign-in with a reason, and back to this address afterwards. */
export const useSignInFirst = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSession()
  return async (why: string, { replace = false } = {}): Promise<void> => {
    // While the session loads, `/auth` may send a signed-in person straight back: no reason is shown.
    if (session.state !== 'loading') toast.upgrade(why)
    // A person who is still shown as signed in gets here when the session has ended.
    await navigate('/auth', { replace, state: createWayBackState(`${pathname}${search}`, session) })
  }
}
