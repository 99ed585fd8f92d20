import { VERB_WORDS } from '#domain/coach/words/verb-words.ts'

/** English verbs in the base form, for reading titles. A word that is missing counts as a noun, which is the safe reading. */

const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that begin a title as a verb. */
export const VERBS = split(VERB_WORDS.VERBS)

/** Verbs that are nouns as often at the start of a title ("Run club", "Book sales"): the next word decides. */
export const ALSO_NOUNS = split(VERB_WORDS.ALSO_NOUNS)

/** Verbs that create or complete their object: a draft, a shed, a taxi license. */
export const MAKING = split(VERB_WORDS.MAKING)

/** Verbs of small acts that plans begin with, and titles seldom. Most are nouns as well, so one of `AFTER_VERB` has to follow. */
export const PLAN_VERBS = split(VERB_WORDS.PLAN_VERBS)

/** Particles and little words after which the word before is a verb. */
export const AFTER_VERB = split(VERB_WORDS.AFTER_VERB)

/** Two-syllable and short verbs that double their last consonant before -ing beside those of one syllable. */
export const DOUBLED = split(VERB_WORDS.DOUBLED)
