import { DOUBLED, VERBS } from './verbs.ts'

/** One vowel letter between consonants at the end, in a word of one syllable: run, stop, quit. */
const SHORT = /^(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]$/

/** The -ing form of an English verb in the base form. Of a hyphenated verb the last part changes. */
export const toGerund = (verb: string): string => {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (verb.endsWith('ic')) return `${verb}king`
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  const last = verb.split('-').at(-1) ?? verb
  return SHORT.test(last) || DOUBLED.has(last) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

/** Nouns that look like a gerund and are seldom one at the start of a title. */
const NOUNS = new Set('meeting building wedding training'.split(' '))

const BY_GERUND = new Map([...VERBS].map((verb) => [toGerund(verb), verb]))

/** The base form of a gerund of a known verb; undefined for another word. */
export const readGerund = (word: string): string | undefined => (NOUNS.has(word) ? undefined : BY_GERUND.get(word))
