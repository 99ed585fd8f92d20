import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Angle } from '#domain/coach/day/angle.ts'
import type { Situation } from '#domain/coach/day/situation.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { hashText } from '#domain/coach/words/hash-text.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { composeText, type OtherText } from './compose-text.ts'

let version: string | undefined

/** Names the library's content: it changes with every text. Read from the content once. */
export const libraryVersion = (): string => {
  version ??= `built-in/${hashText(JSON.stringify(LIBRARY)).toString(36)}`
  return version
}

export type BuiltInText = Required<MotivationText> & { prompt_version: string; angle: Angle; situation: Situation }

/**
 * The text of a goal's day without a model (TEXT-5). The same brief gives the same text; `other` asks for another text of the same
 * day. Throws `RangeError` for a goal whose care is not ordinary: a gentle goal has texts of its own (CARE-3), and a goal in
 * crisis has none (CARE-8).
 */
export const writeBuiltInText = (brief: CoachBrief, other: OtherText = {}): BuiltInText => {
  if (brief.care !== 'ordinary') throw new RangeError(`A goal whose care is ${brief.care} has no text of the library.`)
  return { ...composeText(LIBRARY, brief, other), prompt_version: libraryVersion() }
}
