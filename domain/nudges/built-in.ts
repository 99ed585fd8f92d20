import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { composeGeneralText, type GeneralInput } from '#domain/coach/compose/general-text.ts'
import { libraryVersion, writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { differsFrom } from './differs.ts'

/** The goal of a nudge by its brief, or what a nudge about no goal depends on. */
type BuiltInNudge = ({ brief: CoachBrief } | { brief: null; general: Omit<GeneralInput, 'offset'> }) & {
  /** The first nudge of the day is 1. */
  number: number
  /** The texts and nudges of the day so far. */
  earlier: readonly MotivationText[]
}

/**
 * Days ahead of the day's own text: half of the lists. So a nudge uses entries that a daily text had, or will have, about 48 days
 * from now, and lies between the positions of the person's other goals.
 */
const AHEAD = 48
/** The lists hold more entries than a day has texts. */
const TRIES = 60

type Written = { text: MotivationText; prompt_version: string }

const writeAt = (input: BuiltInNudge, offset: number): Written => {
  if (input.brief === null)
    return { text: composeGeneralText(LIBRARY, { ...input.general, offset }), prompt_version: libraryVersion() }
  const {
    prompt_version,
    angle: _,
    situation: __,
    ...text
  } = writeBuiltInText(input.brief, { offset, earlier: input.earlier })
  return { text, prompt_version }
}

/**
 * A nudge without a model: an entry of the built-in library that the day has not seen (NUDGE-7). The same nudge of the same day is the
 * same text; it differs from the earlier ones as long as the library has such an entry, which it has for any plan.
 */
export const builtInNudge = (input: BuiltInNudge): Written => {
  const first = AHEAD + input.number
  for (let step = 0; step < TRIES; step += 1) {
    const written = writeAt(input, first + step)
    if (differsFrom(written.text, input.earlier)) return written
  }
  return writeAt(input, first)
}
