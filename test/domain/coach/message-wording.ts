import type { Slot } from '#domain/coach/library/entry.ts'

/** Words that fit only a reader with most of the day ahead. A goal's hour may be late in the evening. */
export const DAY_AHEAD = /\b(?:later today|before the day \w+|when the day begins|(?:through|during) the day)\b/iu

/** Slot values as short as a goal's fields usually are. */
export const SHORT_VALUES: ReadonlyMap<Slot, string> = new Map<Slot, string>([
  ['title', '“Nap daily”'],
  ['act', 'nap daily'],
  ['acting', 'napping daily'],
  ['thing', 'the shed'],
  ['urge', 'smoking'],
  ['when', 'at noon'],
  ['then', 'sit down'],
  ['plan', '“When I wake, I will sit up.”'],
  ['obstacle', '“the radio”'],
  ['why', '“I want to sleep.”'],
  ['words', '“Before the boats.”'],
  ['last_note', '“fine”'],
  ['person', 'Tom'],
  ['ally', 'Ruth'],
  ['kept', '3 of the last 3 days'],
  ['run', '3 days'],
  ['left', '3 days'],
  ['time', '7 AM'],
  ['weekday', 'Monday'],
  ['target', 'May 29'],
  ['coming', 'your next run is tomorrow'],
  ['next', 'tomorrow'],
  ['today', 'your run is today'],
])

/** Slot values as long as those of the longest of the ten people. */
export const LONG_VALUES: ReadonlyMap<Slot, string> = new Map<Slot, string>([
  ['title', '“Be home for dinner with the children four evenings a week”'],
  ['act', 'be home for dinner four evenings a week'],
  ['acting', 'being home for dinner four evenings a week'],
  ['thing', 'the first draft of your thesis'],
  ['urge', 'shouting at your kids'],
  ['when', 'when you sit down in the library'],
  ['then', 'go to the sink and run cold water over your hands'],
  ['plan', '“When I have my coffee, I will hold the cup with both hands and stay inside.”'],
  ['obstacle', '“After nights I go straight to the couch.”'],
  ['why', '“I want to hand in something I would show my grandmother.”'],
  ['words', '“Exercises from the physio sheet, each day before breakfast.”'],
  ['last_note', '“hard. lost it over a shoe”'],
  ['person', 'your mother'],
  ['ally', 'your grandmother'],
  ['kept', '11 of the last 14 days'],
  ['run', '128 days'],
  ['left', '12 days'],
  ['time', '10:30 PM'],
  ['weekday', 'Wednesday'],
  ['target', 'September 29'],
  ['coming', 'your next check-in for “Be home for dinner with the children” is on Wednesday'],
  ['next', 'on Wednesday'],
  ['today', 'your morning at the lake is today'],
])

const slotPattern = /\{([a-z_]+)\}/gu

/** Replaces every slot of a wording and capitalizes the first letter of each sentence. */
export const fill = (wording: string, values: ReadonlyMap<string, string>): string =>
  wording
    .replaceAll(slotPattern, (whole, slot: string) => values.get(slot) ?? whole)
    .replaceAll(/\.”\./gu, '.”')
    .replaceAll(/”([.,])/gu, '$1”')
    .replaceAll(/(^|[.?]”? )([a-z])/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Replaces every slot by one placeholder word, so that only the library's own words count. */
export const blank = (wording: string): string => wording.replaceAll(slotPattern, 'SLOT')

export const readWords = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’:-]*/gu) ?? []

export const readSentences = (text: string): string[] => text.split(/(?<=[.?]”?)\s+/u)

/** Each text of a list is compared with all others. */
const known = new Map<string, ReadonlySet<string>>()

const readTrigrams = (text: string): ReadonlySet<string> => {
  const read = known.get(text)
  if (read) return read
  const words = readWords(text.toLowerCase())
  const trigrams = new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
  known.set(text, trigrams)
  return trigrams
}

/** Share of the smaller text's word trigrams that the other text has too, 0 to 1. */
export const measureOverlap = (left: string, right: string): number => {
  const [one, other] = [readTrigrams(left), readTrigrams(right)]
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const trigram of small) if (large.has(trigram)) shared += 1
  return small.size === 0 ? 0 : shared / small.size
}
