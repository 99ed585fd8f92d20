import { graver, ORDINARY, type Screening } from './outcome.ts'
import type { Subject } from './rule.ts'
import { EATING } from './rules/eating.ts'
import { FRENCH } from './rules/french.ts'
import { GERMAN } from './rules/german.ts'
import { HARM_OTHERS } from './rules/harm-others.ts'
import { HURT_BY_OTHERS } from './rules/hurt-by-others.ts'
import { IDIOMS } from './rules/idioms.ts'
import { LOSS } from './rules/loss.ts'
import { MEDICINE } from './rules/medicine.ts'
import { MINORS } from './rules/minors.ts'
import { SELF_HARM } from './rules/self-harm.ts'
import { SPANISH } from './rules/spanish.ts'
import { SUICIDE } from './rules/suicide.ts'
import { SUICIDE_OF_OTHERS } from './rules/suicide-mentions.ts'
import { readingsOf } from './variants.ts'

/** Idioms stand first: what they take out of a sentence is seen by no rule. */
const SUBJECTS: readonly Subject[] = [
  IDIOMS,
  HARM_OTHERS,
  MINORS,
  SUICIDE,
  SUICIDE_OF_OTHERS,
  SELF_HARM,
  HURT_BY_OTHERS,
  EATING,
  MEDICINE,
  LOSS,
  GERMAN,
  SPANISH,
  FRENCH,
]

const SAFE = SUBJECTS.flatMap(({ safe = [] }) => safe)
const RULES = SUBJECTS.flatMap(({ rules }) => rules)

/** Stands where a phrase was taken out: a word that no rule knows. */
const TAKEN_OUT = ' xx '

const screenReading = (sentences: readonly string[]): Screening => {
  let found = ORDINARY
  const whole = sentences.join('\n')
  for (const sentence of sentences) {
    let rest = sentence
    for (const { phrase, outcome, reason } of SAFE) {
      const without = rest.replaceAll(phrase(), TAKEN_OUT)
      if (without !== rest && outcome && reason) found = graver(found, { outcome, reason })
      rest = without === rest ? rest : without.replace(/ +/g, ' ').trim()
    }
    for (const { when, unless, and, outcome, reason } of RULES) {
      if (when().test(rest) && !unless?.().test(sentence) && (and?.().test(whole) ?? true))
        found = graver(found, { outcome, reason })
    }
  }
  return found
}

/**
 * What the texts that a person wrote lead to (CARE-1): the gravest outcome of all sentences, in every reading of them. Pure
 * and deterministic. The words themselves are not part of the answer, so that they reach no log (CARE-7).
 */
export const screenText = (texts: string | readonly (string | undefined)[]): Screening =>
  readingsOf(
    [texts]
      .flat()
      .filter((text) => text !== undefined && text !== '')
      .join('\n'),
  )
    .map(screenReading)
    .reduce(graver, ORDINARY)
