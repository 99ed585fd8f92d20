import { createContext, useContext } from 'react'
import type { Person, Session } from './session-store.ts'

/** Who a prerendered document is made for. */
export const VISITOR: Session = { state: 'signed-out' }

/** Apart from the store that fills it: a visitor's document loads no part of the sign-in. */
export const SessionContext = createContext<Session>({ state: 'loading' })

export const useSession = (): Session => useContext(SessionContext)

/** The person who is signed in. Only for what stands behind a sign-in: throws elsewhere. */
export const usePerson = (): Person => {
  const session = useSession()
  if (session.state !== 'signed-in') throw new Error('Nobody is signed in.')
  return session.person
}
