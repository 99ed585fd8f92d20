import { memoize } from '#domain/memoize.ts'
import { PAST_WORDS, type PastWords } from './past-words.ts'

/** Finds what a text claims of the person's past (TEXT-15, COACH-12). */

/** What is known of the past. */
export type KnownPast = {
  /** Everything that the person wrote. */
  own: string
  /** Whether yesterday was kept; missed; has a note. */
  isKept: boolean
  isMissed: boolean
  hasNote: boolean
  /** Whether any day was kept; missed. */
  hasKept: boolean
  hasMissed: boolean
}

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const word = (source: string): RegExp => new RegExp(`${START}(?:${source})${END}`, 'iu')

const LANGUAGES = PAST_WORDS.map((words: PastWords) => ({
  yesterday: word(words.yesterday),
  earlier: word(words.earlier),
  miss: word(words.miss),
  missed: word(words.missed),
  claim: new RegExp(words.claim, 'giu'),
  untimed: words.untimed === undefined ? undefined : new RegExp(words.untimed, 'giu'),
  untimedKnown: words.untimedKnown === undefined ? undefined : word(words.untimedKnown),
  record: word(words.record),
  wrote: word(words.wrote),
}))
/** After a verb such as "wrote": the quotation, or a clause that says what was written. */
const SAID = /^[^.?!]{0,80}(?:“”|(?<!\p{L})(?:that|dass|que|said (?:your?|it|this))(?!\p{L}))/iu
/** What a mark without words bears out. */
const MARKED = /^(?:left|said so)\b/i
/** Where sentences end: a quotation may hold the period of its sentence. */
const SENTENCE_END = /[.?!;\n]+|(?<=“”)(?=\s+\p{Lu})/u
/** From the verb of a claim on. */
const REACH = 60

type Patterns = (typeof LANGUAGES)[number]

/** Whether the person wrote the verb of a claim. */
const isSaid = (verb: string, { own }: KnownPast): boolean => word(verb.replace(/[^\p{L}’' -]/gu, '.')).test(own)

/** The first claim of a sentence about a time that is over which nothing bears out; undefined without any. */
const findClaim = (sentence: string, patterns: Patterns, past: KnownPast): string | undefined => {
  const isYesterday = patterns.yesterday.test(sentence)
  if (!isYesterday && !patterns.earlier.test(sentence)) return undefined
  const miss = patterns.miss.exec(sentence)?.[0]
  if (miss !== undefined) return (isYesterday ? past.isMissed : past.hasMissed) ? undefined : sentence
  for (const found of sentence.matchAll(patterns.claim)) {
    const [claim, verb = claim] = found
    const at = found.index + Math.max(0, claim.length - verb.length)
    const rest = sentence.slice(at, at + REACH)
    const isRecord = patterns.record.exec(rest)?.index === 0 || patterns.record.test(verb)
    const isNote = patterns.wrote.test(verb)
    const isBorneOut =
      (isRecord && (isYesterday ? past.isKept : past.hasKept)) ||
      (isNote && (past.hasNote || !isYesterday) && (SAID.test(sentence.slice(found.index)) || MARKED.test(rest))) ||
      isSaid(verb, past)
    if (!isBorneOut) return sentence
  }
  return undefined
}

/** The first claim of a sentence, without a time, of something that the reader did and that nothing bears out; undefined without any. */
const findUntimed = (sentence: string, patterns: Patterns, past: KnownPast): string | undefined => {
  const { untimed, untimedKnown, record } = patterns
  for (const found of untimed === undefined ? [] : sentence.matchAll(untimed)) {
    const [claim, ...groups] = found
    const verb = groups.find((group) => group !== undefined) ?? claim
    const rest = sentence.slice(found.index + claim.lastIndexOf(verb), found.index + claim.length + REACH)
    const isRecord = record.exec(rest)?.index === 0 && past.hasKept
    const isKnown = untimedKnown?.exec(rest)?.index === 0
    if (!isRecord && !isKnown && !isSaid(verb, past)) return sentence
  }
  return undefined
}

/** Texts whose sentences are kept: the same steps of the library stand in many texts. */
const KNOWN_MAX = 1000

/** The sentences of a text with a word of the past, each with the patterns of the language that have it. Most texts have none. */
const listPastSentences = memoize(
  (text: string): readonly { sentence: string; patterns: Patterns }[] =>
    text
      .split(SENTENCE_END)
      .map((one) => one.trim())
      .flatMap((sentence) =>
        LANGUAGES.flatMap((patterns) => {
          const { missed, yesterday, earlier, untimed } = patterns
          const words = [missed, yesterday, earlier, ...(untimed === undefined ? [] : [untimed])]
          return words.some((one) => sentence.search(one) >= 0) ? { sentence, patterns } : []
        }),
      ),
  KNOWN_MAX,
)

/** The first words of a text, without its quotations, that claim a past of which nothing is known; undefined without any. */
export const findUnknownPast = (text: string, past: KnownPast): string | undefined => {
  for (const { sentence, patterns } of listPastSentences(text)) {
    const missed = past.hasMissed ? undefined : patterns.missed.exec(sentence)?.[0]
    const found = missed ?? findClaim(sentence, patterns, past) ?? findUntimed(sentence, patterns, past)
    if (found !== undefined) return found
  }
  return undefined
}
