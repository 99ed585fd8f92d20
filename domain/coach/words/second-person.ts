import { memoize } from '#domain/memoize.ts'

/** Nouns before which `I` is a number: part I, World War I. */
const NUMBERED = /(?:part|volume|book|chapter|act|phase|type|level|war|class|section|algebra|calculus)\s$/i

const APOSTROPHE = "[’']"

const TURNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bI${APOSTROPHE}m\\b`, 'g'), 'you’re'],
  [new RegExp(`\\bI${APOSTROPHE}(ve|ll|d)\\b`, 'g'), 'you’$1'],
  [/\bI am\b/g, 'you are'],
  [/\bI was\b/g, 'you were'],
  [/\bam I\b/g, 'are you'],
  [/\bwas I\b/g, 'were you'],
  [/\bmy\b/g, 'your'],
  [/\bMy\b/g, 'Your'],
  [/\b(?:our)\b/g, 'your'],
  [/\bOur\b/g, 'Your'],
  [/\bmyself\b/g, 'yourself'],
  [/\bourselves\b/g, 'yourselves'],
  [/(?<!\b(?:a|the|gold|coal|land) )\bmine\b/g, 'yours'],
  [/\bours\b/g, 'yours'],
  [/\bme\b(?![ -]time\b)/g, 'you'],
  [/\b(?:us|we)\b/g, 'you'],
]

/** Phrases that are kept: those of a goal return in each of its texts. */
const PHRASES_MAX = 500

/** Turns the first person of an English phrase into the second: `my thesis` into `your thesis`. Keeps everything else. */
export const toSecondPerson = memoize((text: string): string => {
  const turned = TURNS.reduce((phrase, [first, second]) => phrase.replace(first, second), text)
  return turned.replace(/\bI\b/g, (one, at: number) =>
    NUMBERED.test(turned.slice(0, at)) || /^\s*[.:,)]/.test(turned.slice(at + 1)) ? one : 'you',
  )
}, PHRASES_MAX)
