import { clearKept } from '#web/lib/storage.ts'

/** Names of what is kept of a person, with the person's id behind them. */
export const GOALS = 'goals.'
export const WAITING = 'waiting-check-ins.'

/** Whoever signs out leaves nothing behind. Who was signed out may come back, so that what was not sent yet stays. */
export const forgetKept = (signedOutByChoice: boolean): void => {
  clearKept(GOALS)
  if (signedOutByChoice) clearKept(WAITING)
}
