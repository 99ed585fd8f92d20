import type { MotivationText } from '#domain/motivation/motivation.ts'
import { readPlainWords } from '#domain/motivation/plain-words.ts'

/** Whether a text says nothing that the earlier ones said: another message, another challenge and no step of theirs. */
export const differsFrom = (text: MotivationText, earlier: readonly MotivationText[]): boolean =>
  earlier.every((before) => {
    const steps = new Set(before.micro_plan.map(readPlainWords))
    return (
      readPlainWords(text.message) !== readPlainWords(before.message) &&
      readPlainWords(text.challenge) !== readPlainWords(before.challenge) &&
      !text.micro_plan.some((step) => steps.has(readPlainWords(step)))
    )
  })
