import { clearKept } from '#web/lib/storage.ts'

/** Names of what is kept of a person, with the person's id behind them. */
export const GOALS = 'goals.'
export const TEXTS = 'texts.'
export const WAITING = 'waiting-check-ins.'

/**
 * Whoever leaves shows the next one nothing. Check-ins that were not sent yet stay: they hold no words, nobody else can
 * send them, and they are days of a streak (decision 087).
 */
export const forgetKept = (): void => {
  clearKept(GOALS)
  clearKept(TEXTS)
}
