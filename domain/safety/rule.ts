import type { Reason, ScreeningOutcome } from './outcome.ts'

/** Alternative patterns in the syntax of `matches` (pattern.ts). */
type Patterns = readonly string[]

/**
 * A phrase that is taken out of a sentence before the rules read it. Phrases and rules hold data only: bundles carry them
 * packed (ADR 194).
 */
interface SafePhrase {
  phrase: Patterns
  /** Where the phrase itself has an outcome, such as recovery from self-harm. */
  outcome?: ScreeningOutcome
  reason?: Reason
  /** The phrase stays in a sentence that matches this. */
  unless?: Patterns
  /** The phrase is taken out only of texts in which each of `all` and nothing of `none` matches, in any sentence. */
  and?: ScreeningRule['and']
}

export interface ScreeningRule {
  outcome: ScreeningOutcome
  reason: Reason
  when: Patterns
  /** The rule does not apply to a sentence that matches this. */
  unless?: Patterns
  /** The rule applies only to texts in which each of `all` and nothing of `none` matches, in any sentence. */
  and?: { all: readonly Patterns[]; none?: readonly Patterns[] }
}

/** What is said of one subject. Files under `rules/` hold one or more of these. */
export interface Subject {
  safe?: readonly SafePhrase[]
  rules: readonly ScreeningRule[]
}

export const rule = (
  outcome: ScreeningOutcome,
  reason: Reason,
  when: readonly string[],
  unless: readonly string[] = [],
): ScreeningRule => ({
  outcome,
  reason,
  when,
  ...(unless.length > 0 && { unless }),
})

/** Phrases that have another meaning than the words of a rule in them; `because` is for the reader of the file. */
export const idioms = (_because: string, ...patterns: readonly string[]): SafePhrase => ({
  phrase: patterns,
})

/** Phrases that are gentle although they contain words of a crisis. */
export const gentlePhrases = (reason: Reason, ...patterns: readonly string[]): SafePhrase => ({
  phrase: patterns,
  outcome: 'gentle',
  reason,
})

/** A condition on the whole text: a sign of each of `all`, and none of `none`. */
export const signs = (all: readonly string[], none?: readonly string[]): Required<Pick<ScreeningRule, 'and'>> => ({
  and: { all: all.map((one) => [one]), ...(none && { none: [none] }) },
})
