import { LIBRARY } from '#domain/coach/library/library.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { gentleText } from '#domain/safety/gentle-texts.ts'
import type { Angle } from './angle.ts'
import type { CoachBrief } from './brief.ts'
import { composeText } from './compose-text.ts'
import { hashText } from './hash-text.ts'
import { angleOn } from './rotation.ts'
import { readSituation, type Situation } from './situation.ts'

let version: string | undefined

/** Names the library's content: it changes with every text. Read from the content once. */
export const libraryVersion = (): string => {
  version ??= `built-in/${hashText(JSON.stringify(LIBRARY)).toString(36)}`
  return version
}

/** Version of the gentle texts. */
const GENTLE_VERSION = 'gentle/2'

export type BuiltInText = Required<MotivationText> & { prompt_version: string; angle: Angle; situation: Situation }

const writeGentleText = (brief: CoachBrief, offset: number): BuiltInText => {
  const { care_reason, goalId, date } = brief
  const { message, steps, challenge } = gentleText(care_reason, { goalId, date, offset })
  return {
    message,
    micro_plan: steps.map(({ text }) => text),
    step_minutes: steps.map(({ minutes }) => minutes),
    challenge: challenge.text,
    challenge_seconds: challenge.seconds,
    prompt_version: GENTLE_VERSION,
    angle: angleOn(brief, offset).angle,
    situation: readSituation(brief),
  }
}

/**
 * The text of a goal's day without a model (TEXT-5). A gentle goal gets a gentle text (CARE-3). The same brief gives the same text;
 * `offset` moves on to another text of the same day. Throws `RangeError` for a goal in crisis, which has no text (CARE-8).
 */
export const writeBuiltInText = (brief: CoachBrief, { offset = 0 }: { offset?: number } = {}): BuiltInText => {
  if (brief.care === 'crisis') throw new RangeError('A goal in crisis has no text.')
  if (brief.care === 'gentle') return writeGentleText(brief, offset)
  return { ...composeText(LIBRARY, brief, offset), prompt_version: libraryVersion() }
}
