import * as z from 'zod/mini'
import { createStoredValue } from '#web/lib/storage.ts'

/** Clears by name without the schema, so that the start of the page does not load the framework or the workshop. */
const clear = (name: string, where: 'local' | 'session'): void => createStoredValue(name, z.unknown(), where).clear()

/** The key of `framework-analysis.ts` has no person's id, so it is cleared with every sign-out. */
export const forgetAnalysis = (): void => clear('frameworkAnalysis', 'session')

/**
 * Removes what can be fetched again when a person signs out, because others may use the browser (ACCOUNT-12). Interview
 * answers and unconfirmed edits stay for the same person, because they exist only here (ADR 081).
 */
export const forgetVisit = (personId: string): void => {
  clear(`workshop.${personId}`, 'session')
  clear(`goal-draft.${personId}`, 'session')
  clear(`goal-key.${personId}`, 'session')
  clear(`lastNudgeDate.${personId}`, 'local')
  clear(`dailyNudgeCount.${personId}`, 'local')
}
