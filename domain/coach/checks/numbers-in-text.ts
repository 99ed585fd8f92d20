/** Reads the numbers of a text, and compares them with those of its data (COACH-4, COACH-12, TEXT-18). */

import { detectLanguage } from '#domain/coach/words/language.ts'
import { withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import { memoize } from '#domain/memoize.ts'
import { NUMBER_WORDS, type NumberLanguage, type NumberWords } from './number-words.ts'

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'

type Reader = { found: RegExp; phrases: RegExp; split: RegExp; values: ReadonlyMap<string, number> }

const createReader = ({ units, tens, others, joint, phrases, progress }: NumberWords): Reader => {
  const ones = units.split(' ')
  const decades = tens.split(' ')
  const small = ['one', 'ein', 'un', 'uno', ...ones.slice(0, 8)].join('|')
  const decade = decades.join('|')
  // French counts on to nineteen after sixty and eighty: soixante-douze.
  const compounds =
    joint === 'und'
      ? `(?:${small})und(?:${decade})`
      : `(?:${decade})${joint}(?:${small}|${ones.slice(8).reverse().join('|')})`
  const words = [...ones.toReversed(), ...decades, ...Object.keys(others)].join('|')
  return {
    found: new RegExp(`\\d+(?:[.,:]\\d+)*|${START}(?:${progress}|${compounds}|${words})${END}`, 'giu'),
    phrases: new RegExp(`${START}(?:${phrases})${END}`, 'giu'),
    split: new RegExp(joint, 'iu'),
    values: new Map([
      ...ones.map((word, index) => [word, index + 2] as const),
      ...decades.map((word, index) => [word, (index + 2) * 10] as const),
      ...Object.entries(others),
      ...['one', 'ein', 'un', 'uno'].map((word) => [word, 1] as const),
      ...(decade.includes('quatre-vingt')
        ? ([
            ['quatre-vingt', 80],
            ['quatre-vingts', 80],
          ] as const)
        : []),
    ]),
  }
}

const LANGUAGES_MAX = 10
/** The patterns of a language are built when the first text of it is read. */
const findReader = memoize((language: NumberLanguage): Reader => createReader(NUMBER_WORDS[language]), LANGUAGES_MAX)

const hasWords = (language: string | null): language is NumberLanguage =>
  language !== null && Object.hasOwn(NUMBER_WORDS, language)

/** The language whose number words a text is read with: "once" is eleven in Spanish only. */
export const readNumberLanguage = (text: string): NumberLanguage => {
  const language = detectLanguage(text)
  return hasWords(language) ? language : 'en'
}

/** The text without fixed phrases. */
export const withoutPhrases = (text: string, language: NumberLanguage): string =>
  text.replace(findReader(language).phrases, ' ')

/** Figures as a language writes them: 1,000.5 in English, 1.000,5 in the others. A point that parts no thousands is a decimal one in all. */
const readFigures = (figures: string, language: NumberLanguage): number =>
  Number(
    language === 'en'
      ? figures.replace(/,(?=\d{3}(?!\d))/g, '')
      : figures.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'),
  )

const readNumber = (said: string, { values, split }: Reader, language: NumberLanguage): number => {
  const word = said.toLowerCase()
  const known = values.get(word)
  if (known !== undefined) return known
  if (/\d/.test(word)) return readFigures(word, language)
  const hyphenated = word.replace(/^quatre-vingts?-/u, 'huitante-').split(split)
  return hyphenated.reduce((sum, part) => sum + (part === 'huitante' ? 80 : (values.get(part) ?? Number.NaN)), 0)
}

/** A number of a text: `value` is `NaN` for "hundreds", for a share that is done, and for a time such as 6:15. */
type Found = { said: string; value: number; after: string }

/** Texts whose numbers are kept: a check reads all words of the person, and the same steps of the library stand in many texts. */
const KNOWN_MAX = 1000

const readNumbers = memoize(
  ({ text, language }: { text: string; language: NumberLanguage }): readonly Found[] => {
    const reader = findReader(language)
    return [...text.matchAll(reader.found)].map((found) => ({
      said: found[0],
      value: readNumber(found[0], reader, language),
      after: text.slice(found.index + found[0].length),
    }))
  },
  KNOWN_MAX,
  ({ text, language }) => `${language} ${text}`,
)

/** The numbers of a text in digits and words, with the text after each. */
export const numbersIn = (text: string, language: NumberLanguage): readonly Found[] => readNumbers({ text, language })

/** The numbers of data, read in the language of a text about it and in English. */
export const numbersOfData = (text: string, language: NumberLanguage): Found[] => [
  ...numbersIn(text, language),
  ...(language === 'en' ? [] : numbersIn(text, 'en')),
]

/** Counts of the form that every text may use: one or two answers, five circles, marks out of ten, 90 days. */
const FIXED: ReadonlySet<number> = new Set([1, 2, 5, 10, 90])
const AMOUNT =
  /^[\s-]*(?:h|hrs?|hours?|%|percent|points?|stunden?|prozent|punkte?n?|horas?|por ciento|puntos?|heures?|pour cent)(?![\p{L}\d])/iu

/** The values of numbers. Times such as 6:15 have none and are compared as they are written. */
export const readValues = (numbers: readonly { value: number }[]): Set<number> =>
  new Set(numbers.map(({ value }) => value).filter((value) => !Number.isNaN(value)))

/** The texts and numbers of data at any depth, as texts, without the names of fields. */
const listValues = (data: unknown): string[] => {
  if (typeof data === 'string' || typeof data === 'number') return [String(data)]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(listValues) : []
}

/**
 * The numbers of a text, in digits or in words of its language, that are not in the data, as they are written. Those in quotation
 * marks are not read: a quote is compared as a whole. A fixed count is allowed, except as an amount of hours, points or percent above one.
 */
export const findOtherNumbers = (text: string, data: unknown): string[] => {
  const shown = withoutQuotes(text)
  const language = readNumberLanguage(shown)
  const known = listValues(data).flatMap((one) => numbersOfData(one, language))
  const values = readValues(known)
  const written = new Set(known.map(({ said }) => said.toLowerCase()))
  const isFixed = (value: number, after: string) => FIXED.has(value) && (value === 1 || !AMOUNT.test(after))
  return numbersIn(withoutPhrases(shown, language), language)
    .filter(
      ({ said, value, after }) => !values.has(value) && !written.has(said.toLowerCase()) && !isFixed(value, after),
    )
    .map(({ said }) => said)
}
