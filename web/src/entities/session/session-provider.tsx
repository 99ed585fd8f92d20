import type { ReactNode } from 'react'
import { SessionContext, VISITOR } from './session.tsx'
import { type Session, useStoredSession } from './session-state.ts'

const readAtBuild = (): Session => VISITOR

/** Provides the session to the page: the one of the store, or in tests the one given. */
export const SessionProvider = ({ session, children }: { session?: Session; children: ReactNode }) => {
  const stored = useStoredSession(readAtBuild)
  return <SessionContext value={session ?? stored}>{children}</SessionContext>
}
