import { memoize } from './memoize.ts'

/**
 * Segmenters of `Intl`, created at the first use: the first of a process takes some 8 ms of CPU time, and most calls of a function
 * need none (ADR 268).
 */
const segmenters = new Map<'grapheme' | 'sentence', Intl.Segmenter>()

/** Texts whose sentences are kept: those of a day are read several times. */
const SENTENCES_MAX = 200

const segment = (text: string, granularity: 'grapheme' | 'sentence'): string[] => {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter('en', { granularity })
  segmenters.set(granularity, segmenter)
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

/** The sentences of a text, each with the space behind it. Joined they are the text. */
export const segmentSentences: (text: string) => readonly string[] = memoize(
  (text: string) => segment(text, 'sentence'),
  SENTENCES_MAX,
)

/** The characters of a text as a reader counts them. Joined they are the text. */
export const segmentGraphemes = (text: string): string[] => segment(text, 'grapheme')
