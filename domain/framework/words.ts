import { sentencesIn } from './sentences.ts'

/** Figures and the person's own words, as a sentence can carry them. */

export const hours = (n: number): string => `${n} ${n === 1 ? 'hour' : 'hours'}`
/** 'is' after one, 'are' after any other number. */
export const isOrAre = (n: number): string => (n === 1 ? 'is' : 'are')
export const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`

/** `a`, `a and b`, `a, b, and c`. */
export const list = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`

const QUOTE_MAX = 110
const READABLE = /^[\p{L}\p{M}\p{N}\p{Pd}\s.,:;'’&%$€£+/?!]+$/u
/** Addresses, and markup in the dress of text. */
const NO_SENTENCE = /https?:|\/\/|&#?\w+;|--/i
/** What a person wrote as it may stand in quotation marks: one line, without its final mark. Undefined for text that is no sentence. */
const readQuotable = (text: string): string | undefined => {
  const line = text
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?…。！？]+$/u, '')
    .trim()
  return line && READABLE.test(line) && /\p{L}{2}/u.test(line) && !NO_SENTENCE.test(line) ? line : undefined
}

/** A whole answer, where it has at most 110 characters. */
export const quoteWhole = (text: string): string | undefined => {
  const line = readQuotable(text)
  return line !== undefined && [...line].length <= QUOTE_MAX ? line : undefined
}

/**
 * The first sentence of what a person wrote, as it may stand in quotation marks: at a word's end, 110 characters at most.
 * Undefined for text that is not a sentence: markup, code, no letters.
 */
export const chooseQuote = (text: string): string | undefined => {
  const first = readQuotable(sentencesIn(text)[0] ?? '')
  if (first === undefined) return undefined
  const chars = [...first]
  if (chars.length <= QUOTE_MAX) return first
  const cut = chars.slice(0, QUOTE_MAX).join('')
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}
