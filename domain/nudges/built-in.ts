import { builtInMotivation } from '#domain/motivation/built-in/library.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { differsFrom } from './differs.ts'

type BuiltInNudge = Omit<Parameters<typeof builtInMotivation>[0], 'offset'> & {
  /** The first nudge of the day is 1. */
  number: number
  earlier: readonly MotivationText[]
}

/** Days of the library between two nudges of one day. */
const STRIDE = 4
/** The lists hold more entries than a day has texts. */
const TRIES = 60

/**
 * A nudge without a model: an entry of the built-in library that the day has not seen. The same nudge of the same day is
 * the same text; it differs from the earlier ones as long as the library has such an entry, which it has for any plan.
 */
export const builtInNudge = ({ number, earlier, ...input }: BuiltInNudge) => {
  const at = (step: number) => builtInMotivation({ ...input, offset: number * STRIDE + step })
  for (let step = 0; step < TRIES; step += 1) {
    const { prompt_version, ...text } = at(step)
    if (differsFrom(text, earlier)) return { text, prompt_version }
  }
  const { prompt_version, ...text } = at(0)
  return { text, prompt_version }
}
