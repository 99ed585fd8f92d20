/** The parts of an if-then plan, "When {when}, I will {then}" (GOAL-18). The page shows those words, so they are not stored. */

/** The words after "When", without the comma or the period that ends the clause. The periods of 'a.m.', 'etc.' and '...' stay. */
export const trimWhen = (text: string): string =>
  text
    .replace(/^when\s+/iu, '')
    .replace(/[\s,;:]+$/u, '')
    .replace(/(?<!\.|\.\p{L}|\betc)\.$/u, '')

/** The words after "I will", without the period that ends the sentence. */
export const trimThen = (text: string): string =>
  text.replace(/^(?:then\s+)?i(?:\s+will|[’']ll)\s+/iu, '').replace(/(?<!\.)\.$/u, '')
