import { type ReactNode, useSyncExternalStore } from 'react'
import { SessionContext, VISITOR } from './session.tsx'
import { readSession, type Session, subscribeSession } from './session-store.ts'

const atBuild = (): Session => VISITOR

/** Gives the session to the page. A test hands one in; the page follows the store. */
export const SessionProvider = ({ session, children }: { session?: Session; children: ReactNode }) => {
  const stored = useSyncExternalStore(subscribeSession, readSession, atBuild)
  return <SessionContext value={session ?? stored}>{children}</SessionContext>
}
