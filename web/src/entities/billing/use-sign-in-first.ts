import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '#web/entities/session/session.tsx'
import { toast } from '#web/ui/toast.tsx'

/** Leads a visitor to the sign-in, says why, and brings the person who signs in back to here. */
export const useSignInFirst = () => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const session = useSession()
  return async (why: string, { replace = false } = {}): Promise<void> => {
    // While the page still asks who is here, `/auth` brings a signed-in person straight back.
    if (session.state !== 'loading') toast.upgrade(why)
    // Called for a signed-in person, it says that their session ended.
    const keptFor = session.state === 'signed-in' ? session.person.id : undefined
    await navigate('/auth', { replace, state: { from: `${pathname}${search}`, keptFor } })
  }
}
