import { frameworkAnalysis } from '#domain/framework/report.ts'
import { keptValue } from '#web/lib/storage.ts'

/** What the interview led to, kept for the report and the workshop of this tab (specification 3). */
export const keptAnalysis = keptValue('frameworkAnalysis', frameworkAnalysis, 'session')
