/** Languages by the names that English and German titles have for them. */
const NAMES: Readonly<Record<string, string>> = {
  Arabic: 'arabic|arabisch',
  Cantonese: 'cantonese|kantonesisch',
  Chinese: 'chinese|chinesisch',
  Croatian: 'croatian|kroatisch',
  Czech: 'czech|tschechisch',
  Danish: 'danish|dänisch',
  Dutch: 'dutch|niederländisch|holländisch',
  English: 'english|englisch',
  Finnish: 'finnish|finnisch',
  French: 'french|französisch',
  German: 'german|deutsch',
  Greek: 'greek|griechisch',
  Hebrew: 'hebrew|hebräisch',
  Hindi: 'hindi',
  Hungarian: 'hungarian|ungarisch',
  Italian: 'italian|italienisch',
  Japanese: 'japanese|japanisch',
  Korean: 'korean|koreanisch',
  Latin: 'latin|latein',
  Mandarin: 'mandarin',
  Norwegian: 'norwegian|norwegisch',
  Polish: 'polish(?! (?:my|the|up|our|it)\\b)|polnisch',
  Portuguese: 'portuguese|portugiesisch',
  Russian: 'russian|russisch',
  Spanish: 'spanish|spanisch',
  Swedish: 'swedish|schwedisch',
  Thai: 'thai|thailändisch',
  Turkish: 'turkish|türkisch',
  Ukrainian: 'ukrainian|ukrainisch',
  Vietnamese: 'vietnamese|vietnamesisch',
}

const PATTERNS = Object.entries(NAMES).map(
  ([name, words]) => [name, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')] as const,
)

/** The English name of the one language that a title names; undefined without one, and where it names more. */
export const findLanguageName = (title: string): string | undefined => {
  const [found, ...others] = PATTERNS.filter(([, pattern]) => pattern.test(title))
  return others.length > 0 ? undefined : found?.[0]
}
