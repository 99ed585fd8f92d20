import { isEffortless, namesRest } from '#domain/framework/calm-words.ts'
import { screenText } from '#domain/safety/screen.ts'

/** Whether a gentle text may repeat the sentence: without number and effort, and about no gentle subject itself (CARE-3). */
export const isCalm = (quote: string): boolean => isEffortless(quote) && screenText(quote).outcome === 'ordinary'

/** Whether a calm sentence is a wish for rest. */
export const isRest = (quote: string): boolean => isCalm(quote) && namesRest(quote)
