import { memoize } from '#domain/memoize.ts'

/** Compares quotations with what a person wrote (TEXT-18). */

const QUOTES = /“[^”]{0,600}”|„[^“”]{0,600}[“”]|«[^»]{0,600}»/gu

export const withoutQuotes = (text: string): string => text.replace(QUOTES, ' “” ')

const readQuote = (found: string): string =>
  found
    .slice(1, -1)
    .replace(/[\u2066-\u2069]/gu, '')
    .trim()

/** The quotations of a text, without quotation marks and isolates. */
export const quotesIn = (text: string): { quote: string; before: string }[] =>
  [...text.matchAll(QUOTES)].map((found) => ({ quote: readQuote(found[0]), before: text.slice(0, found.index) }))

/** Texts that are kept in comparable form: each quote of a text is compared with all that the person wrote. */
const COMPARABLE_MAX = 500

/** Letters and digits as a quote and its source share them: inner and final marks may differ. */
export const comparable = memoize(
  (text: string): string =>
    text
      .replace(/[‘’'“”"„«»]/gu, "'")
      .replace(/\s+/gu, ' ')
      .replace(/(?:[\s.,;:!?]|\p{Extended_Pictographic}|\u{fe0f})+$/gu, '')
      .trim(),
  COMPARABLE_MAX,
)

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a quote stands in a source: whole, up to a marked cut, or as whole words of it. */
export const standsIn = (quote: string, source: string): boolean => {
  const cut = quote.endsWith('…')
  const words = comparable(cut ? quote.slice(0, -1) : quote)
  const whole = comparable(source)
  if (cut) return whole.startsWith(words)
  if (whole === words) return true
  // Most sources do not have the words at all, and a pattern takes longer to make than to use.
  return (
    whole.includes(words) && new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'u').test(whole)
  )
}

/** A text without the quotations that stand in one of the sources, in any case: those are the person's, and no rule reads them. */
export const withoutOwnQuotes = (text: string, sources: readonly string[]): string => {
  const small = sources.map((source) => source.toLowerCase())
  return text.replace(QUOTES, (found) => {
    const quote = readQuote(found).toLowerCase()
    return /[\p{L}\p{N}]/u.test(quote) && small.some((source) => standsIn(quote, source)) ? ' “” ' : found
  })
}
