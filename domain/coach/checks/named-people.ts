import { memoize } from '#domain/memoize.ts'
import { BIBLICAL_NAMES, FIRST_NAMES } from './first-names.ts'

/** Finds people whom a text calls by a first name although the reader named none of that name (TEXT-15, COACH-12). */

const listNames = (names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`)

const START = '(?<![\\p{L}\\p{N}-])'
const END = '(?![\\p{L}\\p{N}-])'
const NAMES = new Set(listNames(FIRST_NAMES))
const CAPITALIZED = new RegExp(`${START}\\p{Lu}\\p{Ll}+${END}(?! \\d)`, 'gu')
/** English and German words before a person. A number after the name is a chapter. */
const BESIDE = new RegExp(
  `${START}(?:with|from|for|to|and|beside|without|mit|von|für|bei|ohne) (${listNames(BIBLICAL_NAMES).join('|')})${END}(?! \\d|:)`,
  'gu',
)
/** English alone: its nouns are small. Verbs that take a person, and words for one, with a name behind them. */
const ADDRESSED = new RegExp(
  `${START}(?:[Aa]sk|[Tt]ell|[Cc]all|[Tt]ext|[Pp]hone|[Tt]hank|[Ii]nvite|[Hh]ug|[Rr]emind|[Ww]rite to|[Tt]alk to|[Ss]peak (?:to|with)|(?:[Yy]our|a|the) (?:friend|neighbor|neighbour|colleague|boss|partner|brother|sister|son|daughter|wife|husband)) (\\p{Lu}\\p{Ll}+)${END}`,
  'gu',
)
/** Capitalized English words that are asked, called or thanked and no person whom a reader has. */
const NOBODY =
  /^(?:God|Jesus|Christ|Christians?|Allah|Buddha|Heaven|Lord|Google|Siri|Alexa|Claude|I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Italian|Japanese|Mom|Mum|Dad|Grandma|Grandpa|Step|Day|If|When|What|Who|Where|Why|How|The|That|This|It|And|Then|No|Yes)$/u

/** Texts whose names are kept: the same steps of the library stand in many texts. */
const KNOWN_MAX = 1000

const listNamesIn = memoize(
  (text: string): readonly string[] => [
    ...[...text.matchAll(CAPITALIZED)].flatMap(([name]) => (NAMES.has(name) ? name : [])),
    ...[...text.matchAll(BESIDE), ...text.matchAll(ADDRESSED)].flatMap(([, name = '']) =>
      NOBODY.test(name) ? [] : name,
    ),
  ],
  KNOWN_MAX,
)

/** The first name in a text that `own`, the person's words, does not have; undefined without any. */
export const findUnknownName = (text: string, own: string): string | undefined => {
  // With the German genitive: “Toms Geburtstag”.
  const isKnown = (name: string) => new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, 'iu').test(own)
  return listNamesIn(text).find((name) => !isKnown(name))
}
