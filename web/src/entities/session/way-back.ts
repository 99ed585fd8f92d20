import { isLeaving, type Session } from './session-store.ts'

/** Where a sign-in leads. `keptFor`: only this person; another one goes to `/`. */
export type WayBack = { to: string; keptFor?: string | undefined }

export const placeFor = ({ to, keptFor }: WayBack, personId: string): string =>
  keptFor === undefined || keptFor === personId ? to : '/'

/**
 * What `/auth` is told of the address that led there: a sign-in leads back to it, unless the person went away on purpose.
 * After a session that ended by itself it is kept for that person alone.
 */
export const comesBackTo = (address: string, of: Session): { from?: string; keptFor?: string } => {
  if (address === '/' || isLeaving(of)) return {}
  return { from: address, ...(of.state === 'signed-out' && of.was !== undefined && { keptFor: of.was }) }
}
