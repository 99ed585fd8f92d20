import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { dateFrames } from './dates.ts'
import { gapFrames } from './gaps.ts'

/** Frames of Drill Sergeant for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = { ...gapFrames, ...dateFrames }
