import { memoize } from '#domain/memoize.ts'
import { segmentGraphemes } from '#domain/segments.ts'
import { isRightToLeft } from './language.ts'

/** How the person's words are quoted in an English sentence (TEXT-18). */

export const TITLE_SHOWN = 60
export const QUOTE_SHOWN = 90
/** Letters of a title wholly in capitals from which it is shown in sentence case. */
const CAPITALS_KEPT = 5
/** Characters that stay before a colon, dash or comma for a title to be cut there. */
const CLAUSE_MIN = 12

const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[#*\d]\u{fe0f}?\u{20e3}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d})*|\p{Emoji_Modifier}|\u{fe0f})+/gu
const EMOTICON = /\s[:;]-?[()DP](?=\s|$)/gu

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Double quotation marks inside a quote become single ones. */
const singleMarks = (text: string): string =>
  text.replace(/[“"„«»]([^”"“«»]*)[”"“«»]/gu, '‘$1’').replace(/["“”„«»]/gu, '’')

const inSentenceCase = (text: string): string => {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length <= CAPITALS_KEPT || letters.some((letter) => letter !== letter.toUpperCase())) return text
  if (letters.every((letter) => letter === letter.toLowerCase())) return text
  const lower = text.replace(/\S+/gu, (word) => (/\d/.test(word) ? word : word.toLowerCase())).replace(/\bi\b/g, 'I')
  return lower.replace(/\p{L}/u, (first) => first.toUpperCase())
}

/** Without a final period or exclamation mark and without repeated marks; one question mark stays. */
const withoutFinalMarks = (text: string): string =>
  text
    .replace(/([!?.,;:])\1+/gu, (marks) => (marks.startsWith('.') ? '…' : marks.charAt(0)))
    .replace(/[!?]{2,}/gu, '?')
    .replace(/[\s.!,;:…–—-]+$/u, '')

/** Words that are kept as they are quoted: a goal's are the same in all of its texts. */
const QUOTED_MAX = 500

/** A title as it is shown: one line without emoji, final or repeated marks; never empty. */
export const tidyTitle = memoize((title: string): string => {
  const line = oneLine(title)
  const plain = withoutFinalMarks(oneLine(line.replace(EMOJI, ' ').replace(EMOTICON, '')))
  return inSentenceCase(plain === '' ? line : plain)
}, QUOTED_MAX)

const toQuotable = memoize((words: string) => singleMarks(withoutFinalMarks(oneLine(words))), QUOTED_MAX)

/** Whether a text has at most `max` characters. A text has at least as many UTF-16 units as characters. */
const isWithin = (text: string, max: number): boolean => text.length <= max || segmentGraphemes(text).length <= max

/** Cuts at a word, and never inside a number or an emoji. `…` marks the cut. */
const cutAtWord = (text: string, max: number): string => {
  if (isWithin(text, max)) return text
  const units = segmentGraphemes(text)
  let end = max - 1
  const kept = units.slice(0, end).join('')
  const space = kept.search(/\s\S*$/u)
  if (space > max / 2) return `${kept.slice(0, space).replace(/[\s.,;:!?–—-]+$|(?<=\d)\s\d*$/gu, '')}…`
  while (end > 1 && /\d/.test(units[end] ?? '') && /\d/.test(units[end - 1] ?? '')) end -= 1
  return `${units.slice(0, end).join('').trimEnd()}…`
}

/** At most `max` characters: cut at a colon, dash or comma where enough stays before it, else at a word with `…`. */
const cutTitle = (title: string, max: number): string => {
  if (isWithin(title, max)) return title
  const clause = /^(.*?)(?::\s|\s[–—-]\s|,\s)/u.exec(title)?.[1]
  const length = clause === undefined ? 0 : segmentGraphemes(clause).length
  return clause !== undefined && length >= CLAUSE_MIN && length <= max ? clause : cutAtWord(title, max)
}

/** In curly quotation marks; right-to-left words are isolated, so that they do not reorder the English sentence. */
const inMarks = (words: string): string => `“${isRightToLeft(words) ? `\u2068${words}\u2069` : words}”`

/** The title without quotation marks, as a mail's subject shows it. */
export const shortenTitle = (title: string, max: number): string => {
  const plain = tidyTitle(title)
  return isRightToLeft(plain) ? `\u2068${cutTitle(plain, max - 2)}\u2069` : cutTitle(plain, max)
}

/** At most `max` characters of a sentence, cut at a word with `…`. */
export const cutSentence = (text: string, max: number): string => cutAtWord(oneLine(text), max)

/** The title in quotation marks. */
export const quoteTitle = (title: string, max = TITLE_SHOWN): string =>
  inMarks(cutTitle(singleMarks(tidyTitle(title)), max))

/** A person's words in quotation marks, as typed but on one line and without final marks, cut at `max` characters. */
export const quoteWords = (words: string, max = QUOTE_SHOWN): string => inMarks(cutAtWord(toQuotable(words), max))

/**
 * Moves the period and the comma of the sentence inside a closing quotation mark, as American English has them. A quote's own
 * question mark or ellipsis stands in their place.
 */
export const closeQuotes = (text: string): string =>
  // Most texts have no quote.
  text.includes('”') ? text.replace(/([.?…]\u2069?)”[.,]/gu, '$1”').replace(/”([.,])/gu, '$1”') : text
