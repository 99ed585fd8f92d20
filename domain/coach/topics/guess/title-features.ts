import { hashText } from '#domain/coach/words/hash-text.ts'
import { spreadHash } from '#domain/safety/meaning/features.ts'
import { readGroups } from '#domain/safety/meaning/read-groups.ts'

/** How many features the model has; marks share a feature where their hashes meet. */
export const TITLE_FEATURES = 1 << 14
/** Letters in the parts of a word. Parts make two forms of a word, and a typing error, alike. */
const PARTS = [4, 5] as const
/** A shorter word has no parts. */
const LONG_WORD = 5

/** A number stands for its length: 5 km and 8 km are alike, and 10,000 steps are another thing. */
const asLength = (digits: string): string => ` ${'9'.repeat(Math.min(4, digits.replace(/\D/g, '').length))} `

/** The words of a title in lower case, without diacritics. */
const splitTitle = (title: string): string[] =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/\d+(?:[.,:]\d+)*/g, asLength)
    .match(/[\p{L}\d$€£%]+/gu) ?? []

const listParts = (word: string): string[] => {
  const bounded = `<${word}>`
  return word.length < LONG_WORD
    ? []
    : PARTS.flatMap((length) =>
        Array.from({ length: bounded.length - length + 1 }, (_, at) => `part ${bounded.slice(at, at + length)}`),
      )
}

/** What the model knows of a title: its words, each two neighbors, each two with a word between them, parts of words, and groups of alike words. */
export const listTitleMarks = (title: string): string[] => {
  const words = ['^', ...splitTitle(title), '$']
  const marks = words.flatMap((word, at) => {
    const [next, afterNext] = [words[at + 1], words[at + 2]]
    const own = readGroups(word)
    const other = next === undefined ? undefined : readGroups(next)
    return [
      `word ${word}`,
      ...(next === undefined ? [] : [`pair ${word} ${next}`]),
      ...(afterNext === undefined ? [] : [`around ${word} ${afterNext}`]),
      ...listParts(word),
      ...(own ? [`narrow ${own.narrow}`, `wide ${own.wide}`] : []),
      ...(own && other ? [`groups ${own.wide} ${other.wide}`] : []),
    ]
  })
  return [...new Set(marks)]
}

/** The number of the feature that a mark belongs to. */
export const toTitleFeature = (mark: string): number => spreadHash(hashText(mark)) % TITLE_FEATURES
