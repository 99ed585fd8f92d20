import type { Detail } from '#domain/coach/library/frame.ts'
import { memoize } from '#domain/memoize.ts'
import { HOBBIES } from './hobbies.ts'
import type { Topic } from './topic-name.ts'

const TRADE =
  /^(?:i want to |finally )?(?<verb>buy|sell|get) (?:(?<determiner>an?|the|my|our|this|that) )?(?<object>\p{L}[^,.;:()–—]*)/iu
/** Ends of a title that belong to no noun: a date, a purpose, a place. */
const ENDS =
  /\s+(?:by|before|in|this|next|for|from|with|on|at|so|because|without|to|until|that|when|while|after|now|soon|online|within)\b.*$/iu
const VAGUE = /\b(?:everything|anything|something|stuff|things|it|them|one|more|less|some|and|or)\b/iu
/** What the title has now is the old one, so that a better one is new. */
const BETTER = /^(?:better|bigger|larger|smaller|nicer|cheaper|faster|second|another)\s+/iu
const WORDS_MAX = 4

/**
 * What a title buys or sells, with a determiner: `your car`, `the new camera`. Undefined for an amount, and for words that are too
 * vague or too many for a sentence.
 */
export const findTradedItem = (title: string): string | undefined => {
  const { verb, determiner = '', object = '' } = TRADE.exec(title.trim())?.groups ?? {}
  const noun = object.replace(ENDS, '').trim()
  if (verb === undefined || noun === '' || VAGUE.test(noun) || noun.split(/\s+/u).length > WORDS_MAX) return undefined
  const isOwn = /^(?:my|our)$/iu.test(determiner) || (determiner === '' && /^sell$/iu.test(verb))
  return `${isOwn ? 'your' : 'the'} ${/^sell$/iu.test(verb) ? noun : noun.replace(BETTER, 'new ')}`
}

const PATTERNS = HOBBIES.map(
  ({ hobby, words, alone }) =>
    [hobby, new RegExp(String.raw`(?<!\p{L})(?:${[words, alone].filter(Boolean).join('|')})(?!\p{L})`, 'iu')] as const,
)

/** Titles whose pastime is kept: the texts of all days of a goal ask for it. */
const KNOWN_MAX = 500

/** The pastime that a title names: `birdwatching`. */
export const findHobby = memoize(
  (title: string): string | undefined => PATTERNS.find(([, pattern]) => pattern.test(title))?.[0],
  KNOWN_MAX,
)

/** Words of details that stand for what a title names. They are no slot, because a title that names nothing keeps them. */
const STANDS_FOR: Readonly<
  Partial<Record<Topic, readonly [words: string, find: (title: string) => string | undefined]>>
> = {
  hobby: ['your hobby', findHobby],
  purchase: ['the one you buy', findTradedItem],
  sale: ['what you are selling', findTradedItem],
}

/** The details of a topic, with what the title buys, sells or practices in them. */
export const nameInDetails = (topic: Topic, details: readonly Detail[], title: string): readonly Detail[] => {
  const [words = '', find] = STANDS_FOR[topic] ?? []
  const name = find?.(title)
  if (name === undefined) return details
  return details.map((detail) => ({
    ...detail,
    text: detail.text.replace(words, name),
    short: detail.short.replace(words, name),
  }))
}
