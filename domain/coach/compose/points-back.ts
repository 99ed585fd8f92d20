import { memoize } from '#domain/memoize.ts'

/** A pronoun before any noun of its own: “Press it once” after a step about a key. */
const PRONOUN =
  /^(?:(?!\b(?:a|an|the|your|one|two|three|each|every|some\w*|any\w*)\b).)*\b(?:it|its|them|they|their|there)\b/iu

/** A noun that was named before: “Say that word aloud”. */
const NAMED_BEFORE =
  /^\p{L}+ (?:(?:again|all|aloud|at|behind|beside|for|from|in|into|near|of|on|once|one|out|over|through|to|under|up|which|with) ){0,3}(?:that|this|those|these) (?!you\b|it\b|is\b|the\b|a\b)\p{L}+(?:[ ,.]|$)/iu

const TEXTS_MAX = 5000

/** Whether a challenge needs the step before it to be understood. It then stands beside its own step only (ADR 315). */
export const pointsBack = memoize((text: string): boolean => PRONOUN.test(text) || NAMED_BEFORE.test(text), TEXTS_MAX)
