import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { WEIGHT_CHANGE } from '#domain/coach/topics/patterns/weight-titles.ts'
import { readGerund, toGerund } from '#domain/coach/words/gerund.ts'
import { detectLanguage } from '#domain/coach/words/language.ts'
import { tidyTitle } from '#domain/coach/words/quotes.ts'
import { toSecondPerson } from '#domain/coach/words/second-person.ts'
import { AFTER_VERB, ALSO_NOUNS, MAKING, VERBS } from '#domain/coach/words/verbs.ts'
import { memoize } from '#domain/memoize.ts'
import { CHILD_WISH } from './child-wish.ts'

/**
 * What an English title gives a sentence, in the second person (TEXT-15). A part that is not certain is missing:
 * a title that cannot be read is quoted.
 */
export type TitleWords = {
  /** Bare verb phrase: `finish the first draft of your thesis`. */
  act?: string
  /** Gerund phrase: `walking after your shift`. */
  acting?: string
  /** Noun phrase with its determiner, what the title makes: `the first draft of your thesis`. */
  thing?: string
  /** Gerund phrase of what a stop goal stops: `shouting at your kids`. */
  urge?: string
}

const PHRASE_MAX = 46

const WISH =
  /^(?:goal:\s*|please\s+|let me\s+|let[’']?s\s+|(?:my|the) (?:main |big )?(?:goal|aim|plan|dream|wish|resolution) (?:for \d{4} )?is (?:to )?|i(?:[’']m| am) (?:going|trying|aiming|determined) to\s+|i(?:[’']d| would) (?:really )?(?:like|love) to\s+|i (?:really |just |finally )?(?:want|wish|hope|need|plan|intend|aim|have|ought) to\s+|i (?:will|must|should|can|shall)\s+|i[’']ll\s+|(?:want|need|try|trying|going) to\s+|to\s+)/i
const ADVERB = /^(?:finally|really|actually|always|consistently|regularly|just|simply|properly|truly|also|at last)\s+/i
/** Ends of a title that set a date or a strength and belong to no noun. */
const TAIL =
  /[,\s]+(?:(?:by|until|till|before|within|starting|from|since)\s+(?:the\s+)?(?:end\b.*|my\s+\w*\s*birthday.*|\d{4}.*|\d+[/.]\d+.*|next\b.*|this\b.*|today|tomorrow|monday|january|february|march|april|may|june|july|august|september|october|november|december|new year.*|christmas.*|summer.*|winter.*|spring.*|fall.*|autumn.*)|in\s+(?:\d{4}|\d+ (?:days|weeks|months|years)|(?:january|february|march|april|may|june|july|august|september|october|november|december))(?:\s.*)?|this (?:year|month|week|summer|winter|spring|fall|quarter|semester|time)|next (?:year|month|week)|for good|for ever|forever|once and for all|completely|altogether|cold turkey|so much|so often|so that\b.*|because\b.*|in order to\b.*)$/i

const DETERMINER = "(?:the|a|an|my|our|his|her|their|this|that|\\p{L}+[’']s)"
const NEEDS_DETERMINER = new Set(
  'book date interview master film show drink game design present email phone photograph order research meal record'.split(
    ' ',
  ),
)
const DETERMINERS = new Set(
  'the a an my our your his her their its this that these those every each all some'.split(' '),
)
/** Nouns that make a compound of the verb before them: study group, start date. */
const COMPOUND =
  /^(?:groups?|clubs?|plans?|part(?:y|ies)|dates?|times?|lists?|habits?|routines?|goals?|streak|sessions?|schedule|hall|skills|buddy|line|tests?|makes|up)$/i

const splitWords = (text: string): string[] =>
  text.split(/\s+/).map((word) => word.replace(/[,.;:!]+$/, '').toLowerCase())

/** Whether a phrase begins with a verb. An unsure case counts as a noun phrase. */
const beginsWithVerb = (phrase: string): boolean => {
  const [first = '', next, after = ''] = splitWords(phrase)
  if (!VERBS.has(first) || (first === 'thank' && next === 'you')) return false
  if (next === undefined || /^\d/.test(next)) return true
  if (/^(?:and|or)$/.test(next)) return VERBS.has(after)
  if (/^(?:study|start|practice|play)$/.test(first)) return !COMPOUND.test(next) || next === 'up'
  if (NEEDS_DETERMINER.has(first)) return DETERMINERS.has(next)
  return !ALSO_NOUNS.has(first) || AFTER_VERB.has(next) || /(?:ly|ing|self|one)$/.test(next)
}

const lowerFirst = (phrase: string): string => phrase.charAt(0).toLowerCase() + phrase.slice(1)

/** The phrase itself, or the longest shorter form of it that fits; undefined where none does. */
const shorten = (phrase: string): string | undefined => {
  if (phrase.length <= PHRASE_MAX) return phrase
  for (const shorter of [
    phrase.replace(TAIL, ''),
    phrase.replace(/\s+(?:so that|because|in order to|which|who)\b.*$/i, ''),
    phrase.replace(/\s*(?:,|;|\s[–—-]\s|\().*$/u, ''),
  ])
    if (shorter.length <= PHRASE_MAX && splitWords(shorter).length > 1) return shorter
  return undefined
}

/** A verb phrase out of a title: without wishes; with the verb of a title that begins with a gerund. */
const readVerbPhrase = (text: string): { adverb: string; phrase: string } | undefined => {
  let rest = text
  for (let wishes = 0; wishes < 3; wishes += 1) rest = rest.replace(WISH, '')
  const adverb = ADVERB.exec(rest)?.[0] ?? ''
  const phrase = rest.slice(adverb.length)
  if (beginsWithVerb(phrase)) return { adverb: lowerFirst(adverb), phrase: lowerFirst(phrase) }
  const [first = '', next] = splitWords(phrase)
  const base = readGerund(first)
  const isVerb = next === undefined || AFTER_VERB.has(next) || /^\d/.test(next)
  return base !== undefined && isVerb ? { adverb: '', phrase: `${base}${phrase.slice(first.length)}` } : undefined
}

const STARTED = /^(?:start|begin) (?=(\p{L}+ing)\b)(?!.*(?:,| and | or | then | but ))/u

/**
 * The gerund of a verb phrase: `volunteering` for `start volunteering`. Undefined where a second verb may follow and would have to
 * change too.
 */
const gerundPhrase = (phrase: string): string | undefined => {
  const started = STARTED.exec(phrase)
  if (started?.[1] !== undefined && readGerund(started[1]) !== undefined) return phrase.slice(started[0].length)
  const [first = ''] = splitWords(phrase)
  const rest = phrase.slice(first.length)
  const pair = /^(,| and| or) (\p{L}+)(?=\s|$)/u.exec(rest)
  if (pair?.[2] !== undefined && VERBS.has(pair[2].toLowerCase())) {
    const tail = rest.slice(pair[0].length)
    if (/(?:,| and| or) /.test(tail)) return undefined
    return `${toGerund(first)}${pair[1]} ${toGerund(pair[2].toLowerCase())}${tail}`
  }
  const later = [...rest.matchAll(/(?:,| and| or| then| but)\s+(?:not\s+)?(\p{L}+)/gu)]
  if (later.some(([, word = '']) => VERBS.has(word.toLowerCase()))) return undefined
  return `${toGerund(first)}${rest}`
}

const THING = new RegExp(
  `^(?:(?:start|begin|finish|keep|continue|get|stop|be done) )?(\\p{L}+)(?: up| off| down)? (${DETERMINER} .+)$`,
  'iu',
)
const THING_ENDS =
  /\s+(?:and|so|because|to (?!my\b|our\b|the\b|a\b)|without|before|until|after|every|each|while|when|if|at \d|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:the )?(?:morning|evening|afternoon)|again|together|myself|alone|from scratch|daily|weekly)\b.*$|\s*[,;:(–—].*$/iu

const readThing = (phrase: string): string | undefined => {
  const [, verb = '', object = ''] = THING.exec(phrase) ?? []
  const base = readGerund(verb.toLowerCase()) ?? verb.toLowerCase()
  // 'make our home cozy' changes a home and creates none, so the object is not what the title makes.
  if (!MAKING.has(base) || (base === 'make' && !/^an?\s/i.test(object))) return undefined
  const thing = object
    .replace(TAIL, '')
    .replace(THING_ENDS, '')
    .replace(/^an?\s/i, 'the ')
  if (!/\s/.test(thing) || thing.length > PHRASE_MAX) return undefined
  return DETERMINERS.has(splitWords(thing)[0] ?? '') ? lowerFirst(thing) : thing
}

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const AMOUNT = '(?:\\d+|one|two|three|four|five|six|seven|ten|twenty|thirty)'
/** Ends of a verb phrase that say how often, how long or when: a short gerund does without them. */
const HOW_OFTEN = new RegExp(
  `(?<!\\b(?:an?|the|my|our))\\s+(?:(?:once|twice|daily|weekly|again)\\b|(?:for (?:about |at least )?)?${AMOUNT} (?:times|minutes?|min|hours?|days|evenings|mornings|nights)\\b|(?:a|an|per) (?:day|week|month|night)\\b|(?:every|each) (?:other |single )?(?:day|morning|evening|afternoon|night|week|weekend|weekday|workday|month|shift|${WEEKDAY})\\b|on ${WEEKDAY}\\b|on (?:weekdays|weekends|workdays)\\b|(?:before|after) (?:every|each|work|school|bed|breakfast|lunch|dinner|noon|my shift|the (?:kids|children)|\\d)|at \\d|in the (?:morning|evening|afternoon)).*$`,
  'iu',
)

const STOPPING =
  /^(?:stop|quit|give up|cease|avoid|reduce|limit|end|resist|fight|overcome|curb|decrease|minimize|control|drop|beat|(?:break|kick|lose|drop) (?:the |my |this )?(?:bad )?habit of|cut (?:down|back)(?: on)?|cut out|get rid of|refrain from|abstain from|(?:keep|prevent|stop) myself from|no more|no|not|less|without)\s+(?:my |all |the |this |always |constantly |constant )?/i
const NOT_DOING = /^(?:don[’']?t|do not|never|not)\s+(?:ever )?/i
const DOING_LESS = /^(\p{L}+) (?:less|fewer)\b\s*(.*)$/iu

const readUrge = (text: string): string | undefined => {
  let rest = text
  for (let wishes = 0; wishes < 3; wishes += 1) rest = rest.replace(WISH, '')
  rest = rest.replace(ADVERB, '').replace(TAIL, '')
  const stopped = rest.replace(STOPPING, '')
  if (stopped !== rest) {
    const [first = '', second = ''] = splitWords(stopped)
    const isCompound = readGerund(second) !== undefined && !/ing$/.test(first) && !AFTER_VERB.has(first)
    if (readGerund(first) !== undefined || first === 'being' || isCompound) return lowerFirst(stopped)
  }
  const [, verb = '', object = ''] = DOING_LESS.exec(rest) ?? []
  if (VERBS.has(verb.toLowerCase())) return `${toGerund(verb.toLowerCase())} ${object}`.trim()
  const negated = rest.replace(NOT_DOING, '')
  return negated !== rest && VERBS.has(splitWords(negated)[0] ?? '') ? gerundPhrase(lowerFirst(negated)) : undefined
}

/** The clause of a title that is read: what stands before a colon or dash, or after it where only that is a verb phrase. */
const splitClauses = (text: string): string[] => {
  const [head = '', ...rest] = text.split(/:\s+|\s[–—-]\s|\.\s+|\s*[([|•;]\s*/u)
  return [head, ...rest].filter((clause) => clause !== '').slice(0, 2)
}

/** Titles whose words are kept: each text of a goal asks for them. */
const TITLES_MAX = 500

const readNewTitle = ({ title, kind }: { title: string; kind: GoalKind }): Readonly<TitleWords> => {
  const text = tidyTitle(title)
  const language = detectLanguage(text)
  if (/\?/.test(text) || (language !== null && language !== 'en') || WEIGHT_CHANGE.test(text) || CHILD_WISH.test(text))
    return {}
  const clauses = splitClauses(text)
  const words: TitleWords = {}
  if (kind === 'stop') {
    const urge = clauses.map(readUrge).find((one) => one !== undefined)
    const short = urge === undefined ? undefined : shorten(toSecondPerson(urge))
    return short === undefined ? words : { urge: short }
  }
  const read = clauses.map(readVerbPhrase).find((one) => one !== undefined)
  if (read === undefined) return words
  const act = shorten(toSecondPerson(`${read.adverb}${read.phrase}`))
  if (act !== undefined) words.act = act
  const acting = gerundPhrase(read.phrase.replace(TAIL, '').replace(HOW_OFTEN, ''))
  const shortActing = acting === undefined ? undefined : shorten(toSecondPerson(acting))
  if (shortActing !== undefined) words.acting = shortActing
  const thing = readThing(read.phrase)
  if (thing !== undefined) words.thing = toSecondPerson(thing)
  return words
}

const readKeptTitle = memoize(readNewTitle, TITLES_MAX, ({ title, kind }) => `${kind} ${title}`)

/**
 * The parts of an English title that can be determined with certainty. A question, a title in another language and one about losing
 * weight (TEXT-28) or about the wish for a child have none.
 */
export const readTitleWords = (title: string, kind: GoalKind): Readonly<TitleWords> => readKeptTitle({ title, kind })
