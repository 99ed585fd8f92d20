import { findNamedPerson } from '#domain/coach/slots/person.ts'
import { memoize } from '#domain/memoize.ts'
import type { Renaming } from './renaming.ts'
import type { Topic } from './topic-name.ts'

/** Texts about “a friend or relative”, “your partner” or “your child” that say whom the title names: your mum, your wife, your daughter. */

const PARENTS =
  'mum|mom|mam|mummy|mommy|mother|dad|daddy|father|gran|granny|grandma|grandmother|nan|nana|grandad|granddad|grandpa|grandfather'
const SEVERAL = 'parents|grandparents|brothers|sisters|sons|daughters|cousins|aunts|uncles'
const RELATIVES = `${PARENTS}|${SEVERAL}|brother|sister|son|daughter|aunt|auntie|uncle|cousin|niece|nephew|best friend`
const PARTNERS = 'wife|husband|girlfriend|boyfriend|fiancée?'
const CHILDREN = 'son|daughter|stepson|stepdaughter|grandson|granddaughter'

/** Neither “mum’s birthday” nor “mother-in-law”. */
const wordsOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}’']|[- ]in[- ]laws?\b|-)`, 'giu')

const RELATIVE = wordsOf(RELATIVES)
const PARTNER = wordsOf(PARTNERS)
const CHILD = wordsOf(CHILDREN)
const BOTH_PARENTS =
  /\b(?:mum|mom|mam|mother|dad|father) (?:and|&|\+|n|or) (?:my )?(?:mum|mom|mam|mother|dad|father)\b/iu
const IS_SEVERAL = new RegExp(`^your (?:${SEVERAL})$`, 'u')
/** “Another one” is another friend. */
const OF_ONE =
  /\banother\b|\b(?:friend|relative|somebody|partner|child) (?:lives|loves|likes|is|has|was|hears|knows|wants)\b/iu
/** One person has no “they”. */
const OF_SEVERAL = /\banother\b|\b(?:they|them|theirs?|themselves)\b/iu
const KNOWN_MAX = 200
const LISTED = /[,&+/]|\b(?:and|or|und|y|et)\b/iu

/** “Mum’s sister” and “my sister’s kids” are others. */
const OF_RELATIVE = new RegExp(String.raw`(?<!\p{L})(?:${RELATIVES}|${PARTNERS})['’]s\b`, 'iu')

/** The one person, or one group of people, that the words name: `your mum`. Undefined for two that differ. */
const findOne = (title: string, words: RegExp): string | undefined => {
  const found = new Set(title.match(words)?.map((word) => word.toLowerCase()))
  const [only] = found
  return only === undefined || found.size > 1 || OF_RELATIVE.test(title) ? undefined : `your ${only}`
}

const findRelative = (title: string): string | undefined => {
  if (BOTH_PARENTS.test(title) && !OF_RELATIVE.test(title)) return 'your parents'
  const relative = findOne(title, RELATIVE)
  if (relative !== undefined || title.match(RELATIVE) !== null || LISTED.test(title)) return relative
  const named = findNamedPerson([title])
  return named?.startsWith('your ') ? undefined : named
}

const FRIEND = '(?:a|one|your) (?:friend or relative|relative or (?:old )?friend)|a friend'
const TO_CALL = 'the person (?:you want to call|to call|you will call)'
const ANYBODY = 'somebody(?! (?:near|in|far|you|who|your|new|else|a story about)\\b)'
/** A friend’s name on a slip stays: nobody writes “your mum” there. */
const FRIENDS = `(?:a|your) (?:relative’s or friend|friend’s or relative)’s|a friend’s(?! (?:nick)?name\\b)`
const wholly = (words: string): RegExp => new RegExp(`(?<![\\p{L}’])(?:${words})(?![\\p{L}’-])`, 'giu')
const SOMEBODY = wholly(
  `the (number|contact|birthday) of (?:${TO_CALL}|${FRIEND})|${FRIENDS}|${FRIEND}|(?<!\\bname of )${TO_CALL}|${ANYBODY}`,
)

const possessive = (person: string): string => `${person}${IS_SEVERAL.test(person) ? '’' : '’s'}`

/** Replaces words for one person of whom nothing is known, with or without “’s”, at the start of a sentence or in it. */
const createRenaming = (from: RegExp) =>
  memoize(
    (person: string): Renaming => ({
      title: /./u,
      from,
      to: (found) => {
        const [, owned] = /^the (number|contact|birthday) of /iu.exec(found) ?? []
        const words =
          owned === undefined ? (found.endsWith('’s') ? possessive(person) : person) : `${possessive(person)} ${owned}`
        return /^\p{Lu}/u.test(found) ? `${words[0]?.toUpperCase()}${words.slice(1)}` : words
      },
      unless: IS_SEVERAL.test(person) ? OF_ONE : OF_SEVERAL,
    }),
    KNOWN_MAX,
  )

type Naming = readonly [find: (title: string) => string | undefined, rename: (person: string) => Renaming]

const NAMINGS: Readonly<Partial<Record<Topic, Naming>>> = {
  contact: [findRelative, createRenaming(SOMEBODY)],
  partner: [(title) => findOne(title, PARTNER), createRenaming(wholly('your partner(?:’s)?'))],
  children: [(title) => findOne(title, CHILD), createRenaming(wholly('your child(?:’s)?'))],
}

/** Puts the person whom a title names into the texts of its topic (TEXT-38). Undefined where it names nobody, or two. */
export const nameTitlePerson = (topic: Topic, title: string): Renaming | undefined => {
  const [find, renameTo] = NAMINGS[topic] ?? []
  const person = find?.(title)
  return person === undefined ? undefined : renameTo?.(person)
}
