import type { Outcome, Reason } from './outcome.ts'
import { allPhrases, type Phrases, phrases } from './pattern.ts'

/** A phrase that is taken out of a sentence before the rules read it. */
interface SafePhrase {
  phrase: Phrases
  /** Where the phrase itself has an outcome, such as recovery from self-harm. */
  outcome?: Outcome
  reason?: Reason
}

export interface Rule {
  outcome: Outcome
  reason: Reason
  when: Phrases
  /** The rule does not apply to a sentence that matches this. */
  unless?: Phrases
  /** The rule applies only to texts in which this matches too, in any sentence. */
  and?: Phrases
}

/** What is said of one subject. Files under `rules/` hold one or more of these. */
export interface Subject {
  safe?: readonly SafePhrase[]
  rules: readonly Rule[]
}

export const rule = (
  outcome: Outcome,
  reason: Reason,
  when: readonly string[],
  unless: readonly string[] = [],
): Rule => ({
  outcome,
  reason,
  when: phrases(...when),
  ...(unless.length > 0 && { unless: phrases(...unless) }),
})

/** Phrases that have another meaning than the words of a rule in them; `because` is for the reader of the file. */
export const idioms = (_because: string, ...patterns: readonly string[]): SafePhrase => ({
  phrase: allPhrases(...patterns),
})

/** Phrases that are answered gently although words of a crisis stand in them. */
export const gentlePhrases = (reason: Reason, ...patterns: readonly string[]): SafePhrase => ({
  phrase: allPhrases(...patterns),
  outcome: 'gentle',
  reason,
})
