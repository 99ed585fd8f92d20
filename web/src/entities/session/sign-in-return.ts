import { endedPerson, isLeaving, type Session } from './session-state.ts'

/** The address after a sign-in. With `keptFor`, for this person only; another one goes to `/`. */
export type WayBack = { to: string; keptFor?: string | undefined }

export const placeFor = ({ to, keptFor }: WayBack, personId: string): string =>
  keptFor === undefined || keptFor === personId ? to : '/'

/** The router state for `/auth`. */
export type WayBackState = { from?: string | undefined; keptFor?: string | undefined }

/** A sign-in leads back to `address`, after a session that has ended only the person of that session (ADR 131). */
export const createWayBackState = (address: string, of: Session): WayBackState => {
  const keptFor = endedPerson(of)
  return { from: address, ...(keptFor !== undefined && { keptFor }) }
}

/** As `createWayBackState`, for a redirect: not to the start, and not after the person signed out on purpose. */
export const signInState = (address: string, of: Session): WayBackState =>
  address === '/' || isLeaving(of) ? {} : createWayBackState(address, of)
