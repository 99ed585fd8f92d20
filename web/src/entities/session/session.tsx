import { createContext, useContext } from 'react'
import type { Person, Session } from './session-state.ts'

/** The session of a prerendered document. */
export const VISITOR: Session = { state: 'signed-out' }

/** In a file without the store, so that a visitor's document does not load the sign-in. */
export const SessionContext = createContext<Session>({ state: 'loading' })

export const useSession = (): Session => useContext(SessionContext)

/** The signed-in person. Throws if signed out: only for components behind a sign-in. */
export const usePerson = (): Person => {
  const session = useSession()
  if (session.state !== 'signed-in') throw new Error('usePerson needs a signed-in person.')
  return session.person
}
