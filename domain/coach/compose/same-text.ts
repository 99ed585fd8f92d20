import { listWordings, type Wording } from '#domain/coach/library/entry.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'

/** Texts that are kept in plain form: those of the last days are compared on each day. */
const PLAIN_MAX = 500

const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\bthis (?:morning|afternoon|evening)\b/g, 'this morning')
    .replace(/[^\p{L}\p{N}{}_]+/gu, ' ')
    .trim()

const plain = memoize(toPlain, PLAIN_MAX)

/** What a text of a wording is known by: its longest part without a slot, which is quick to look for, and then all its parts. */
type Pattern = { longest: string; whole: RegExp }

const patternFor = (wording: string): Pattern => {
  const words = toPlain(wording)
    .split(/\{[a-z_]+\}/)
    .map((part) => part.trim())
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  return { longest, whole: new RegExp(`^${words.join(' ?.+ ?')}$`, 'u') }
}

/** The patterns of an entry's wordings. */
const patternsFor = memoizeByObject((entry: Wording): Pattern[] => listWordings(entry).map(patternFor))

/**
 * Tells whether one of some texts was made from an entry, whatever its slots held: a new value of a slot does not make a new
 * text.
 */
export const rememberTexts = (texts: readonly string[]): ((entry: Wording) => boolean) => {
  const said = texts.map(plain)
  // One search says of most entries that none of the texts has them.
  const all = said.join('\n')
  return (entry) =>
    said.length > 0 &&
    patternsFor(entry).some(
      ({ longest, whole }) => all.includes(longest) && said.some((text) => text.includes(longest) && whole.test(text)),
    )
}
