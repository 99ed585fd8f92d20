import { ANY_TITLE, type Renaming, swapWords } from '#domain/coach/topics/renaming.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { memoize } from '#domain/memoize.ts'

/** Names that a title gives: the place of a trip, the dog that is trained, and where somebody helps. */

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter'
/** After “to” or “in”, or at the start before a year. Neither “Mum’s” nor a month nor a person. */
const DESTINATION = new RegExp(
  String.raw`\b(?:to|in|through|around|across) (?!(?:${MONTHS}|My|The|Our|See|Mom|Mum|Dad|Grandma|Nan)\b)(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)(?![\p{L}’'])(?! and\b)|^(\p{Lu}\p{Ll}{2,})(?= (?:in )?(?:\p{L}+ )?20\d\d)`,
  'u',
)
const ALREADY_A_LIST = /[,&+/]|\b(?:and|or|via)\b/u
/** Read in small letters too, since phones do not mind. */
const SMALL = /^(japan|lisbon|italy|iceland|paris|rome|greece|spain|portugal|thailand|morocco|vietnam)(?= |$|!|,)/u

const findDestination = (title: string): string | undefined => {
  const small = SMALL.exec(title)?.[1]
  if (small !== undefined) return `${small[0]?.toUpperCase()}${small.slice(1)}`
  const [, after, first] = DESTINATION.exec(title) ?? []
  return ALREADY_A_LIST.test(title) ? undefined : (after ?? first)
}

/** Verbs whose object is the dog of the title. */
const DOG =
  /\b(?:train|teach|get|crate train|walk(?:ing)? with|time with|walking with) (?!(?:My|The|Our)\b)(\p{Lu}\p{Ll}{2,11})(?![\p{L}’'])(?! (?:and|\p{Lu}))/u
const NO_DOG = /\b(?:and|&|dogs|puppies)\b/iu
const OF_DOG = /\b(?:it|its|itself|both of you|another|a dog|one dog)\b/iu

const findDog = (title: string): string | undefined => {
  const small = title.replace(/^\p{L}/u, (first) => first.toLowerCase())
  return NO_DOG.test(title) ? undefined : DOG.exec(small)?.[1]
}

const PLACES: readonly (readonly [title: RegExp, place: string])[] = [
  [/\bfood ?bank\b/iu, 'food bank'],
  [/\bsoup kitchen\b/iu, 'soup kitchen'],
  [/\b(?:animal shelter|shelter dogs)\b/iu, 'animal shelter'],
  [/\bshelter\b/iu, 'shelter'],
  [/\brefugee (?:centre|center)\b/iu, 'refugee center'],
  [/\bhospice\b/iu, 'hospice'],
  [/\bgurdwara\b/iu, 'gurdwara'],
  [/\blibrary\b/iu, 'library'],
  [/\b(?:thrift|charity) shop\b/iu, 'charity shop'],
  [/\bhospital\b/iu, 'hospital'],
]

const KNOWN_MAX = 200

const nameDestination = memoize(
  (place: string): Renaming =>
    swapWords(ANY_TITLE, {
      'the destination': place,
      'at the destination': `in ${place}`,
      'your mail for the destination’s name': `your mail for ${place}`,
      'the destination’s name': `the name “${place}”`,
      'a folder with the name of the destination': `a folder for ${place}`,
      'which papers the destination asks of travelers': `which papers travelers to ${place} need`,
      'the name of the destination': `the name “${place}”`,
      'write the destination': `write “${place}”`,
      'the language of the place': `the language spoken in ${place}`,
      'the language of the place that you travel to': `the language spoken in ${place}`,
      'the place’s language': `the language spoken in ${place}`,
      'the place you travel to': place,
      'one custom of the place': `one custom of ${place}`,
      'the language or the accent of the destination': `the language or the accent of ${place}`,
      'where you are going': `in ${place}`,
    }),
  KNOWN_MAX,
)

const nameDog = memoize(
  (name: string): Renaming => ({
    ...swapWords(ANY_TITLE, { 'the dog': name, 'your dog': name, 'the dog’s': `${name}’s`, 'your dog’s': `${name}’s` }),
    unless: OF_DOG,
  }),
  KNOWN_MAX,
)

const PUPPY = swapWords(ANY_TITLE, {
  'the dog': 'the puppy',
  'your dog': 'your puppy',
  'the dog’s': 'the puppy’s',
  'your dog’s': 'your puppy’s',
})

const namePlace = memoize(
  (place: string): Renaming =>
    swapWords(ANY_TITLE, {
      'the place where you help or want to': `the ${place}`,
      'the place where you help': `the ${place}`,
      'the place where you volunteer': `the ${place}`,
      'the place that you help': `the ${place}`,
      'the place': `the ${place}`,
      'your place': `the ${place}`,
      'a place that takes helpers': `the ${place}`,
      'for a place in an hour': `for the ${place} in an hour`,
      'one place shows': `the ${place} shows`,
      'name the day, the place, the end': 'name the day, the start, the end',
      'the shelter, the kitchen, or the club': `the ${place}`,
      'this shelter, kitchen, or club': `this ${place}`,
      'a shelter, a kitchen, or a club needs': `the ${place} needs`,
      'a shelter or kitchen': `the ${place}`,
      'your shelter, kitchen, or club': `the ${place}`,
    }),
  KNOWN_MAX,
)

type Naming = (title: string) => Renaming | undefined

const apply = <T>(found: T | undefined, name: (found: T) => Renaming): Renaming | undefined =>
  found === undefined ? undefined : name(found)

const NAMINGS: Readonly<Partial<Record<Topic, Naming>>> = {
  trip: (title) => apply(findDestination(title), nameDestination),
  dog: (title) => apply(findDog(title), nameDog) ?? (/\b(?:puppy|pup)\b/iu.test(title) ? PUPPY : undefined),
  volunteer: (title) => apply(PLACES.find(([words]) => words.test(title))?.[1], namePlace),
}

/** Puts the name that a title gives into the texts of its topic: Lisbon, Bella, the food bank (TEXT-24). */
export const nameTitleName = (topic: Topic, title: string): Renaming | undefined => NAMINGS[topic]?.(title)
