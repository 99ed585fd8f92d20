import { frameworkAnalysis } from '#domain/framework/report.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/** The interview's analysis, stored for the report and the workshop of this tab (FRAMEWORK-4, PAGE-18). */
export const storedAnalysis = createStoredValue('frameworkAnalysis', frameworkAnalysis, 'session')
