/** A German act in the word order that follows on its moment: `wiederhole ich die Karten`. */
const ACT = /^(?!(?:dass|wenn|ob|weil|was|wie|wo|damit|da|dann|und|nur|so|jetzt|heute)\b)\p{L}+ ich(?!\p{L})/iu
const CONJUNCTION = /^(?:wenn|sobald|nachdem|bevor|während|falls|immer wenn|jedes mal,? wenn)\s/iu
const PREPOSITION =
  /^(?:nach|vor|um|beim?|am|im|in|auf|zu[mr]?|mit|an|gegen|ab|jeden|jede|jedes|morgens|mittags|abends|nachts)(?:\s|$)/iu
/** A clause ends with its verb, and begins with who does it. */
const CLAUSE = /^(?:ich|er|sie|es|wir|der|die|das|mein\p{L}*|unser\p{L}*|alle|niemand|\p{Lu}\p{L}+)\s\p{L}/u

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The moment and the act of a German plan as one sentence, without its final mark; undefined where they do not join. */
export const joinGermanPlan = (when: string, will: string): string | undefined => {
  if (!ACT.test(will)) return undefined
  if (CONJUNCTION.test(when)) return `${capitalize(when)}, ${small(will)}`
  if (PREPOSITION.test(when)) return `${capitalize(when)} ${small(will)}`
  return CLAUSE.test(when) ? `Wenn ${when}, ${small(will)}` : undefined
}
