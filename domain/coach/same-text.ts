import { listWordings, type Wording } from './library/entry.ts'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\bthis (?:morning|afternoon|evening)\b/g, 'this morning')
    .replace(/[^\p{L}\p{N}{}_]+/gu, ' ')
    .trim()

const patternFor = (wording: string): RegExp => {
  const words = plain(wording)
    .split(/\{[a-z_]+\}/)
    .map((part) => part.trim())
  return new RegExp(`^${words.join(' ?.+ ?')}$`, 'u')
}

const patterns = new WeakMap<Wording, RegExp[]>()

/** The patterns of an entry's wordings. They are made once an entry. */
const patternsFor = (entry: Wording): RegExp[] => {
  const made = patterns.get(entry) ?? listWordings(entry).map(patternFor)
  patterns.set(entry, made)
  return made
}

/**
 * Tells whether one of some texts was made from an entry, whatever its slots held: a new value of a slot does not make a new
 * text.
 */
export const rememberTexts = (texts: readonly string[]): ((entry: Wording) => boolean) => {
  const said = texts.map(plain)
  return (entry) => said.length > 0 && patternsFor(entry).some((pattern) => said.some((text) => pattern.test(text)))
}
