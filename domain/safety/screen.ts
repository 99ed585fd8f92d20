import { SUBJECTS } from '#domain/safety/subjects.ts'
import { lookAgain } from './meaning/second-look.ts'
import { graver, ORDINARY, type Screening } from './outcome.ts'
import { compile } from './pattern.ts'
import type { ScreeningRule } from './rule.ts'
import { listReadings } from './variants.ts'

const SAFE = SUBJECTS.flatMap(({ safe = [] }) => safe)
const RULES = SUBJECTS.flatMap(({ rules }) => rules)

/** Replaces a removed phrase: a word that no rule matches. */
const TAKEN_OUT = ' xx '

const matches = (patterns: readonly string[], text: string): boolean => compile(patterns).test(text)

const isMet = (condition: ScreeningRule['and'], text: string): boolean =>
  condition === undefined ||
  (condition.all.every((patterns) => matches(patterns, text)) &&
    !condition.none?.some((patterns) => matches(patterns, text)))

const screenReading = (sentences: readonly string[]): Screening => {
  let found = ORDINARY
  const whole = sentences.join('\n')
  for (const sentence of sentences) {
    let rest = sentence
    for (const { phrase, outcome, reason } of SAFE) {
      const without = rest.replaceAll(compile(phrase, 'g'), TAKEN_OUT)
      if (without !== rest && outcome && reason) found = graver(found, { outcome, reason })
      rest = without === rest ? rest : without.replace(/ +/g, ' ').trim()
    }
    for (const { when, unless, and, outcome, reason } of RULES) {
      if (matches(when, rest) && !(unless && matches(unless, sentence)) && isMet(and, whole))
        found = graver(found, { outcome, reason })
    }
  }
  return found
}

/**
 * What the texts that a person wrote lead to (CARE-1): the gravest outcome of all sentences, in every reading of them. A text
 * that no rule reads as crisis or refusal is looked at again by its meaning (CARE-20). Pure and deterministic. The words
 * themselves are not part of the answer, so that they reach no log (CARE-7).
 */
export const screenText = (texts: string | readonly (string | undefined)[]): Screening => {
  const readings = listReadings(
    [texts]
      .flat()
      .filter((text) => text !== undefined && text !== '')
      .join('\n'),
  )
  const byRules = readings.map(screenReading).reduce(graver, ORDINARY)
  return byRules.outcome === 'crisis' || byRules.outcome === 'refuse' ? byRules : lookAgain(byRules, readings)
}
