import * as z from 'zod/mini'
import { keptValue } from './storage.ts'

/** Its name without its schema: what starts the page loads no framework. */
const kept = keptValue('frameworkAnalysis', z.unknown(), 'session')

/** What `framework-analysis.ts` keeps carries no person's id, so it goes when the person goes. */
export const forgetAnalysis = (): void => kept.clear()
