import { clearStored } from '#web/lib/storage.ts'

/** Prefixes of storage keys; the person's id follows. */
export const GOALS = 'goals.'
export const TEXTS = 'texts.'
export const TICKS = 'ticks.'
/** Milestones whose moment was shown. They stay at sign-out: they hold no text. */
export const SEEN_MILESTONES = 'milestones.'
/** Which days' questions were answered or skipped. */
export const ASKED = 'reflections-asked.'
export const WAITING = 'waiting-check-ins.'

/**
 * Removes the stored goals, texts and ticked steps at sign-out (ACCOUNT-12). Unsent check-ins stay: they hold no text, no other person
 * can send them, and they are days of a streak (ADR 087).
 */
export const forgetStored = (): void => {
  clearStored(GOALS)
  clearStored(TEXTS)
  clearStored(TICKS)
  clearStored(ASKED)
}
