/** Reads the numbers of a text, and compares them with those of its data (COACH-4, COACH-12, TEXT-18). */

import { withoutQuotes } from './own-quotes.ts'

const UNITS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 }
const WORDS: ReadonlyMap<string, number> = new Map([
  ['one', 1] as const,
  ...UNITS.map((word, index) => [word, index + 2] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ...Object.entries(LARGE),
])
const NUMBER = new RegExp(
  `\\d+(?:[.,:]\\d+)*|\\b(?:${TENS.join('|')})[- ](?:one|${UNITS.slice(0, 8).join('|')})\\b|\\b(?:${[...WORDS.keys()].join('|')})\\b`,
  'gi',
)
/** Fixed phrases whose number counts nothing. */
const PHRASES =
  /\b(?:the|a|one) half[- ]hour\b|\btwo in a row\b|\bmake it two\b|\bfrom one to ten\b|\bone or two\b|\btwo or three\b|\bof the two\b|\bthe two of (?:us|you|them)\b|\b24\/7\b|\bsteps? (?:one|two|three)\b/gi

/** The text without fixed phrases. */
export const withoutPhrases = (text: string): string => text.replace(PHRASES, ' ')

const readNumber = (said: string): number => {
  const word = said.toLowerCase()
  const known = WORDS.get(word)
  if (known !== undefined) return known
  const [ten = '', one = ''] = word.split(/[- ]/)
  const sum = (WORDS.get(ten) ?? Number.NaN) + (WORDS.get(one) ?? Number.NaN)
  return Number.isNaN(sum) ? Number(word.replaceAll(',', '')) : sum
}

/** The numbers of an English text in digits and words, with the text after each. */
export const numbersIn = (text: string): { said: string; value: number; after: string }[] =>
  [...text.matchAll(NUMBER)].map((found) => ({
    said: found[0],
    value: readNumber(found[0]),
    after: text.slice(found.index + found[0].length),
  }))

/** Counts of the form that every text may use: one or two answers, five circles, marks out of ten, 90 days. */
const FIXED: ReadonlySet<number> = new Set([1, 2, 5, 10, 90])
const AMOUNT = /^[\s-]*(?:h|hrs?|hours?|%|percent|points?)(?![\p{L}\d])/iu

/** The values of numbers. Times such as 6:15 have none and are compared as they are written. */
export const readValues = (numbers: readonly { value: number }[]): Set<number> =>
  new Set(numbers.map(({ value }) => value).filter((value) => !Number.isNaN(value)))

/** The texts and numbers of data at any depth, as texts, without the names of fields. */
const listValues = (data: unknown): string[] => {
  if (typeof data === 'string' || typeof data === 'number') return [String(data)]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(listValues) : []
}

/**
 * The numbers of a text, in digits or English words, that are not in the data, as they are written. Those in quotation marks are not
 * read: a quote is compared as a whole. A fixed count is allowed, except as an amount of hours, points or percent above one.
 */
export const findOtherNumbers = (text: string, data: unknown): string[] => {
  const known = listValues(data).flatMap(numbersIn)
  const values = readValues(known)
  const written = new Set(known.map(({ said }) => said.toLowerCase()))
  const isFixed = (value: number, after: string) => FIXED.has(value) && (value === 1 || !AMOUNT.test(after))
  return numbersIn(withoutPhrases(withoutQuotes(text)))
    .filter(
      ({ said, value, after }) => !values.has(value) && !written.has(said.toLowerCase()) && !isFixed(value, after),
    )
    .map(({ said }) => said)
}
