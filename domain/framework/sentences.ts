import { segmentSentences } from '#domain/segments.ts'

/** Cuts what a person wrote into sentences (FRAMEWORK-10). */

/** Titles and shortened words that are followed by a capital letter without ending a sentence. */
const TITLES =
  /(?:^|[\s(“"‘'-])(?:St|Ste|Dr|Mr|Mrs|Ms|Mx|Prof|Sr|Sra|Hr|Fr|Frl|Rev|Gen|Capt|Lt|Sgt|vs|e\.\s?g|i\.\s?e|approx|ca|bzw|z\.\s?B|d\.\s?h|u\.\s?a|Nr|Mt|Ft)\.\s*$/
/** An initial or a shortened word of one letter: "J. Weiss", "z. B.". "I" is a word. */
const INITIAL = /(?:^|[\s.(“])(?!I\.)\p{L}\.\s*$/u
/** "No. 5", "Ch. 3": a shortened word before a figure. */
const BEFORE_FIGURE = /(?:^|\s)(?:no|ch|chap|p|pp|vol|fig|sec|art)\.\s*$/i
/** "am 3. Mai": a German ordinal before a noun of time. */
const ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/
const MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Woche|Tag|Monat)/

const goesOn = (before: string, after: string): boolean =>
  !/\n\s*$/.test(before) &&
  (TITLES.test(before) ||
    INITIAL.test(before) ||
    (BEFORE_FIGURE.test(before) && /^\d/.test(after)) ||
    (ORDINAL.test(before) && MONTH.test(after)))

/**
 * The sentences of a text, trimmed, without empty ones. `Intl.Segmenter` cuts, also after "St." and "Dr."; such pieces are put
 * together again.
 */
export const sentencesIn = (text: string): string[] => {
  const pieces: string[] = []
  for (const segment of segmentSentences(text)) {
    const before = pieces.at(-1)
    if (before !== undefined && goesOn(before, segment)) pieces[pieces.length - 1] = before + segment
    else pieces.push(segment)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
