import { memoize } from '#domain/memoize.ts'

/** A pronoun before any noun of its own: “Press it once” after a step about a key. */
const PRONOUN =
  /^(?:(?!\b(?:a|an|the|your|one|two|three|each|every|some\w*|any\w*)\b).)*\b(?:it|its|them|they|their|there)\b/iu

/** A noun that was named before: “Say that word aloud”. */
const NAMED_BEFORE =
  /^\p{L}+ (?:(?:again|all|aloud|at|behind|beside|for|from|in|into|near|of|on|once|one|out|over|through|to|under|up|which|with) ){0,3}(?:that|this|those|these) (?!you\b|it\b|is\b|the\b|a\b)\p{L}+(?:[ ,.]|$)/iu

const TEXTS_MAX = 20_000

/** What a text before chose: “Copy the underlined date.” */
const CHOSEN_BEFORE = /^\p{L}+ (?:\p{L}+ )?the (?:chosen|circled|marked|named|noted|same|underlined)\b/iu

/**
 * Whether a step needs its detail, or a challenge its step, to be understood. Such a step is passed over on a day with another detail, and such a challenge beside
 * another step, where others are left (ADR 315).
 */
export const pointsBack = memoize(
  (text: string): boolean => [PRONOUN, NAMED_BEFORE, CHOSEN_BEFORE].some((pattern) => pattern.test(text)),
  TEXTS_MAX,
)
