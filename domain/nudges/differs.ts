import type { MotivationText } from '#domain/motivation/motivation.ts'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text says nothing that the earlier ones said: another message, another challenge and no step of theirs. */
export const differsFrom = (text: MotivationText, earlier: readonly MotivationText[]): boolean =>
  earlier.every((before) => {
    const steps = new Set(before.micro_plan.map(plain))
    return (
      plain(text.message) !== plain(before.message) &&
      plain(text.challenge) !== plain(before.challenge) &&
      !text.micro_plan.some((step) => steps.has(plain(step)))
    )
  })
