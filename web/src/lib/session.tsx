import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { type Person, readSession, type Session, subscribeSession } from './session-store.ts'

const SessionContext = createContext<Session>({ state: 'loading' })

/** Gives the session to the page. A test hands one in; the page follows the store. */
export const SessionProvider = ({ session, children }: { session?: Session; children: ReactNode }) => {
  const stored = useSyncExternalStore(subscribeSession, readSession)
  return <SessionContext value={session ?? stored}>{children}</SessionContext>
}

export const useSession = (): Session => useContext(SessionContext)

/** The person who is signed in. Only for what stands behind a sign-in: throws elsewhere. */
export const usePerson = (): Person => {
  const session = useSession()
  if (session.state !== 'signed-in') throw new Error('Nobody is signed in.')
  return session.person
}
