import { memoize } from '#domain/memoize.ts'

/** Languages by the names that English and German titles have for them. */
const NAMES: Readonly<Record<string, string>> = {
  Afrikaans: 'afrikaans',
  Arabic: 'arabic|arabisch',
  Bengali: 'bengali',
  Bulgarian: 'bulgarian|bulgarisch',
  Cantonese: 'cantonese|kantonesisch',
  Catalan: 'catalan|katalanisch',
  Chinese: 'chinese|chinesisch',
  Croatian: 'croatian|kroatisch',
  Czech: 'czech|tschechisch',
  Danish: 'danish|dänisch',
  Dutch: 'dutch|niederländisch|holländisch',
  English: 'english|englisch',
  Farsi: 'farsi|persian|persisch',
  Finnish: 'finnish|finnisch',
  French: 'french|französisch',
  Gaelic: 'gaelic',
  German: 'german|deutsch',
  Greek: 'greek|griechisch',
  Hebrew: 'hebrew|hebräisch',
  Hindi: 'hindi',
  Hungarian: 'hungarian|ungarisch',
  Icelandic: 'icelandic|isländisch',
  Indonesian: 'indonesian|indonesisch',
  Irish: 'irish|irisch',
  Italian: 'italian|italienisch',
  Japanese: 'japanese|japanisch',
  Korean: 'korean|koreanisch',
  Latin: 'latin|latein',
  Malay: 'malay',
  Mandarin: 'mandarin',
  Norwegian: 'norwegian|norwegisch',
  Polish: 'polish(?! (?:my|the|up|our|it)\\b)|polnisch',
  Portuguese: 'portuguese|portugiesisch',
  Punjabi: 'punjabi',
  Romanian: 'romanian|rumänisch',
  Russian: 'russian|russisch',
  Serbian: 'serbian|serbisch',
  Spanish: 'spanish|spanisch',
  Swahili: 'swahili|suaheli',
  Swedish: 'swedish|schwedisch',
  Tagalog: 'tagalog|filipino',
  Tamil: 'tamil',
  Thai: 'thai|thailändisch',
  Turkish: 'turkish|türkisch',
  Ukrainian: 'ukrainian|ukrainisch',
  Urdu: 'urdu',
  Vietnamese: 'vietnamese|vietnamesisch',
  Welsh: 'welsh|walisisch',
  Yoruba: 'yoruba',
  Zulu: 'zulu',
}

const PATTERNS = Object.entries(NAMES).map(
  ([name, words]) => [name, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')] as const,
)

/** Titles whose language is kept: the texts of all days of a goal ask for it. */
const KNOWN_MAX = 500

/** The English name of the one language that a title names; undefined without one, and where it names more. */
export const findLanguageName = memoize((title: string): string | undefined => {
  const [found, ...others] = PATTERNS.filter(([, pattern]) => pattern.test(title))
  return others.length > 0 ? undefined : found?.[0]
}, KNOWN_MAX)
