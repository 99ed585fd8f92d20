import { findNamedPerson } from '#domain/coach/slots/person.ts'
import { NAMED_PARTNER, ONE_CHILD, PARENT, RELATIVE, SEVERAL_RELATIVES } from '#domain/coach/words/relatives.ts'
import { memoize } from '#domain/memoize.ts'
import { ANY_TITLE, type Renaming } from './renaming.ts'
import type { Topic } from './topic-name.ts'

/*
 * Texts about contact, a partner, a child or caregiving speak of “a friend or relative”, “your partner”, “your child” and “the person you
 * care for”. This module puts in the
 * person whom the title of the goal names: your mum, your wife, your daughter (TEXT-38).
 */

/** Neither “mum’s birthday” nor “mother-in-law”. */
const listMatcher = (people: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${people})(?![\p{L}’']|[- ]in[- ]laws?\b|-)`, 'giu')

const RELATIVES = listMatcher(RELATIVE)
const PARTNERS = listMatcher(NAMED_PARTNER)
const CHILDREN = listMatcher(ONE_CHILD)
const BOTH_PARENTS = new RegExp(String.raw`\b(?:${PARENT}) (?:and|&|\+|n|or) (?:my )?(?:${PARENT})\b`, 'iu')
const IS_SEVERAL = new RegExp(`^your (?:${SEVERAL_RELATIVES})$`, 'u')
/** Words of a text that do not agree with several people: “a friend likes”. “Another one” would be another friend. */
const NOT_WITH_SEVERAL =
  /\banother\b|\b(?:friend|relative|somebody|partner|child|you care for) (?:lives|loves|likes|is|has|was|does|hears|knows|seems|tells|wants)\b/iu
/** Words of a text that do not agree with one person whose sex is known: “your mum … they”. */
const NOT_WITH_ONE = /\banother\b|\b(?:they|them|theirs?|themselves)\b/iu
/** A list, which names more than one person. */
const LISTED = /[,&+/]|\b(?:and|or|und|y|et)\b/iu

/** “Mum’s sister” and “my sister’s kids” are others. */
const OF_SOMEBODY = new RegExp(String.raw`(?<!\p{L})(?:${RELATIVE}|${NAMED_PARTNER})['’]s\b`, 'iu')

/** The one person, or one group of people, that a title names by the words: `your mum`. Undefined for two that differ. */
const findOne = (title: string, people: RegExp): string | undefined => {
  const found = new Set(title.match(people)?.map((word) => word.toLowerCase()))
  const [only] = found
  return only === undefined || found.size > 1 || OF_SOMEBODY.test(title) ? undefined : `your ${only}`
}

/** A relative, both parents, or somebody called by a first name. */
const findRelative = (title: string): string | undefined => {
  if (BOTH_PARENTS.test(title) && !OF_SOMEBODY.test(title)) return 'your parents'
  const relative = findOne(title, RELATIVES)
  if (relative !== undefined || title.match(RELATIVES) !== null || LISTED.test(title)) return relative
  const named = findNamedPerson([title])
  return named?.startsWith('your ') ? undefined : named
}

/** What the texts about contact call the person of whom nothing is known. */
const FRIEND = '(?:a|one|your) (?:friend or relative|relative or (?:old )?friend)|a friend'
const TO_CALL = 'the person (?:you want to call|to call|you will call)'
const ANYBODY = 'somebody(?! (?:near|in|far|you|who|your|new|else|a story about)\\b)'
/** A friend’s name on a slip stays: nobody writes “your mum” there. */
const FRIENDS = `(?:a|your) (?:relative’s or friend|friend’s or relative)’s|a friend’s(?! (?:nick)?name\\b)`
const wholePhrase = (words: string): RegExp => new RegExp(`(?<![\\p{L}’])(?:${words})(?![\\p{L}’-])`, 'giu')
const FRIEND_OR_RELATIVE = wholePhrase(
  `the (number|contact|birthday) of (?:${TO_CALL}|${FRIEND})|${FRIENDS}|${FRIEND}|(?<!\\bname of )${TO_CALL}|${ANYBODY}`,
)

const possessive = (person: string): string => `${person}${IS_SEVERAL.test(person) ? '’' : '’s'}`

/** How many persons of titles are kept with their renamings, because the texts of a goal are renamed once for each renaming. */
const PERSONS_MAX = 200

/** Replaces words for one person of whom nothing is known, with or without “’s”, at the start of a sentence or in it. */
const createRenaming = (from: RegExp) =>
  memoize(
    (person: string): Renaming => ({
      title: ANY_TITLE,
      from,
      to: (found) => {
        const [, owned] = /^the (number|contact|birthday) of /iu.exec(found) ?? []
        const words =
          owned === undefined ? (found.endsWith('’s') ? possessive(person) : person) : `${possessive(person)} ${owned}`
        return /^\p{Lu}/u.test(found) ? `${words[0]?.toUpperCase()}${words.slice(1)}` : words
      },
      unless: IS_SEVERAL.test(person) ? NOT_WITH_SEVERAL : NOT_WITH_ONE,
    }),
    PERSONS_MAX,
  )

type Naming = readonly [find: (title: string) => string | undefined, rename: (person: string) => Renaming]

const NAMINGS: Readonly<Partial<Record<Topic, Naming>>> = {
  contact: [findRelative, createRenaming(FRIEND_OR_RELATIVE)],
  partner: [(title) => findOne(title, PARTNERS), createRenaming(wholePhrase('your partner(?:’s)?'))],
  children: [(title) => findOne(title, CHILDREN), createRenaming(wholePhrase('your child(?:’s)?'))],
  caregiving: [
    (title) => findRelative(title) ?? findOne(title, PARTNERS),
    createRenaming(wholePhrase('the person you care for(?:’s)?')),
  ],
}

/** Puts the person whom a title names into the texts of its topic (TEXT-38). Undefined where it names nobody, or two. */
export const nameTitlePerson = (topic: Topic, title: string): Renaming | undefined => {
  const [find, renameTo] = NAMINGS[topic] ?? []
  const person = find?.(title)
  return person === undefined ? undefined : renameTo?.(person)
}
