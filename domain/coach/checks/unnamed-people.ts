import { memoize } from '#domain/memoize.ts'
import { PEOPLE_WORDS } from './people-words.ts'

/** Finds people that a text gives to its reader although the reader named none (TEXT-15, COACH-12). */

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}-])'
/** After these a word for a person is part of another name: your mother tongue, your baby steps. */
const OTHER = '(?! (?:tongue|language|board|steps?|monitor)\\b)'
const YOUR = { en: 'your', de: 'dein(?:e[mnrs]?)?', es: 'tus?', fr: 'ton|ta|tes' } as const
const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

const SAYS_YOUR = LANGUAGES.map((language) => new RegExp(`${START}(?:${YOUR[language]}) `, 'iu'))

const FAMILIES = PEOPLE_WORDS.map((family) => ({
  claims: LANGUAGES.map(
    (language) =>
      new RegExp(`${START}(?:${YOUR[language]}) (?:\\p{L}+ ){0,2}?(?:${family[language]})${END}${OTHER}`, 'iu'),
  ),
  known: new RegExp(`${START}(?:step)?(?:${Object.values(family).join('|')})${END}`, 'iu'),
}))

/** Texts whose people are kept: the same steps of the library stand in many texts. */
const KNOWN_MAX = 1000

/** The words of a text for each family that it gives to its reader, and the words by which the reader may have named one of it. */
const listClaims = memoize((text: string): readonly { found: string; known: RegExp }[] => {
  const saysYour = SAYS_YOUR.map((pattern) => pattern.test(text))
  return FAMILIES.flatMap(({ claims, known }) => {
    const found = claims.flatMap((claim, index) => (saysYour[index] ? (claim.exec(text)?.[0] ?? []) : []))[0]
    return found === undefined ? [] : { found, known }
  })
}, KNOWN_MAX)

/** The words of a text such as "your wife" for somebody of whom `own`, the person's words, has nothing; undefined without any. */
export const findUnnamedPerson = (text: string, own: string): string | undefined =>
  listClaims(text).find(({ known }) => !known.test(own))?.found
