import { LOOK_ALIKES } from '#domain/safety/spellings.ts'

const LETTERS = new Map(
  LOOK_ALIKES.flatMap(([from, to]) =>
    [...from].map((letter, index): [string, string] => [letter, to[index] ?? letter]),
  ),
)

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** First code points of the enclosed alphabets without a compatibility form: circled, squared, regional indicators. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]

const enclosed = (letter: string): string | undefined => {
  const code = letter.codePointAt(0) ?? 0
  const first = ALPHABETS.find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

/** The Latin letter, in lower case, that a lower-case letter looks like; the letter itself where there is none. */
export const toLatin = (letter: string): string =>
  LETTERS.get(letter) ?? LIGATURES[letter] ?? enclosed(letter) ?? letter
