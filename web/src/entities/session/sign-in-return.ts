import { isLeaving, type Session } from './session-state.ts'

/** The address after a sign-in. With `keptFor`, for this person only; another one goes to `/`. */
export type WayBack = { to: string; keptFor?: string | undefined }

export const placeFor = ({ to, keptFor }: WayBack, personId: string): string =>
  keptFor === undefined || keptFor === personId ? to : '/'

/**
 * The state for `/auth`: a sign-in leads back to `address`, unless the person signed out on purpose. After a session that
 * ended by itself it applies to that person only (ADR 131).
 */
export const signInState = (address: string, of: Session): { from?: string; keptFor?: string } => {
  if (address === '/' || isLeaving(of)) return {}
  return { from: address, ...(of.state === 'signed-out' && of.was !== undefined && { keptFor: of.was }) }
}
