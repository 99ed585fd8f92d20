import type { Wording } from './library/entry.ts'

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

const textsIn = ({ text, twin, byKind = {} }: Wording): string[] => [
  text,
  ...(twin === undefined ? [] : [twin]),
  ...Object.values(byKind),
]

/** Whether a text was made from an entry, whatever its slots held: a new value of a slot does not make a new text. */
export const isFromEntry = (text: string, entry: Wording): boolean =>
  textsIn(entry).some((wording) => patternFor(wording).test(plain(text)))
