import { memoize } from '#domain/memoize.ts'

/** Texts that are kept in plain form: those of the last days are compared on each day, and each text of a day with the earlier ones. */
const KNOWN_MAX = 500

/** The words and numbers of a text in small letters, with one blank between them: what two texts are compared by. */
export const readPlainWords = memoize(
  (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  KNOWN_MAX,
)
