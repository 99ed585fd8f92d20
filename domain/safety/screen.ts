import { SUBJECTS } from '#domain/safety/subjects.ts'
import { createFinder } from './finder.ts'
import { lookAgain } from './meaning/second-look.ts'
import { graver, ORDINARY, type Screening } from './outcome.ts'
import { matches, matchesAny, replaceMatches } from './pattern.ts'
import type { ScreeningRule } from './rule.ts'
import { listReadings } from './variants.ts'

const SAFE = SUBJECTS.flatMap(({ safe = [] }) => safe)
const RULES = SUBJECTS.flatMap(({ rules }) => rules)

/** Phrases that depend on other sentences of the text. */
const CONDITIONAL = SAFE.filter(({ and }) => and)

/** Replaces a removed phrase: a word that no rule matches. */
const TAKEN_OUT = ' xx '

const findCandidates = createFinder(() => [...SAFE.map(({ phrase }) => phrase), ...RULES.map(({ when }) => when)])

const isMet = (condition: ScreeningRule['and'], text: string): boolean =>
  condition === undefined ||
  (condition.all.every((patterns) => matches(patterns, text)) &&
    !condition.none?.some((patterns) => matches(patterns, text)))

/** What was found in a sentence; with a condition, only if the whole text meets it. */
type Finding = Pick<ScreeningRule, 'outcome' | 'reason' | 'and'>

/** What the rules find in a sentence of a text that does not meet the conditions of the phrases `kept`. */
type ReadSentence = (sentence: string, kept: readonly unknown[]) => Finding[]

const readSentence: ReadSentence = (sentence, kept) => {
  const findings: Finding[] = []
  let rest = sentence
  // Taking a phrase out leaves no new anchor behind. Phrases come before rules.
  for (const [list, own] of findCandidates(sentence)) {
    const phrase = SAFE[list]
    if (phrase === undefined) {
      const rule = RULES[list - SAFE.length]
      if (rule && matchesAny(own, rest) && !(rule.unless && matches(rule.unless, sentence))) findings.push(rule)
      continue
    }
    if (kept.includes(phrase) || (phrase.unless && matches(phrase.unless, sentence))) continue
    const without = replaceMatches(own, rest, TAKEN_OUT)
    if (without === rest) continue
    const { outcome, reason } = phrase
    if (outcome && reason) findings.push({ outcome, reason })
    rest = without.replace(/ +/g, ' ').trim()
  }
  return findings
}

const screenReading = (sentences: readonly string[], read: ReadSentence): Screening => {
  const whole = sentences.join('\n')
  const kept = CONDITIONAL.filter(({ and }) => !isMet(and, whole))
  return sentences
    .flatMap((sentence) => read(sentence, kept))
    .filter(({ and }) => isMet(and, whole))
    .map(({ outcome, reason }) => ({ outcome, reason }))
    .reduce(graver, ORDINARY)
}

/** Readings of a text have most sentences in common. */
const readOnce = (): ReadSentence => {
  const read = new Map<string, Finding[]>()
  return (sentence, kept) => {
    const key = `${sentence}\n${CONDITIONAL.map((phrase) => Number(kept.includes(phrase)))}`
    const known = read.get(key) ?? readSentence(sentence, kept)
    read.set(key, known)
    return known
  }
}

/**
 * What the texts that a person wrote lead to (CARE-1): the gravest outcome of all sentences, in every reading of them. A text
 * that no rule reads as crisis or refusal is looked at again by its meaning (CARE-20), each of the texts by itself: answers to
 * different questions have no meaning together. Pure and deterministic. The words
 * themselves are not part of the answer, so that they reach no log (CARE-7).
 */
export const screenText = (texts: string | readonly (string | undefined)[]): Screening => {
  const written = [texts].flat().filter((text): text is string => text !== undefined && text !== '')
  const readings = listReadings(...written)
  const read = readOnce()
  const byRules = readings.map((reading) => screenReading(reading, read)).reduce(graver, ORDINARY)
  return byRules.outcome === 'crisis' || byRules.outcome === 'refuse'
    ? byRules
    : lookAgain(byRules, written.length > 1 ? written.flatMap((text) => listReadings(text)) : readings)
}
