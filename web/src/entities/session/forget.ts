import * as z from 'zod/mini'
import { keptValue } from '#web/lib/storage.ts'

/** By their names and without their schemas: what starts the page loads no framework and no workshop. */
const clear = (name: string, where: 'local' | 'session'): void => keptValue(name, z.unknown(), where).clear()

/** What `framework-analysis.ts` keeps carries no person's id, so it goes whenever the person goes. */
export const forgetAnalysis = (): void => clear('frameworkAnalysis', 'session')

/**
 * Whoever signs out leaves a browser that others may use: what can be had again goes. Answers of an interview and edits that
 * the server has not heard of stay for the same person, since they are nowhere else (docs/adr/081-keep-an-interview-on-its-device.md).
 */
export const forgetVisit = (personId: string): void => {
  clear(`workshop.${personId}`, 'session')
  clear(`lastNudgeDate.${personId}`, 'local')
  clear(`dailyNudgeCount.${personId}`, 'local')
}
