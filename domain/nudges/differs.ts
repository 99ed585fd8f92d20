import { keepLatest } from '#domain/keep-latest.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'

/** Texts that are kept in plain form: each further text of a day is compared with the same earlier ones. */
const PLAIN_MAX = 500

const plain = keepLatest(
  (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  PLAIN_MAX,
)

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
