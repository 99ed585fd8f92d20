import { memoize } from '#domain/memoize.ts'
import { MISSPELLED_PHRASES, MISSPELLINGS } from '#domain/safety/misspellings.ts'
import { CORRECT, KNOWN, LONG, RUN_TOGETHER, SHORT } from '#domain/safety/spellings.ts'

const CORRECT_WORDS = new Set(CORRECT)

/** The correct word or words of each misspelling. */
const MISSPELLED: ReadonlyMap<string, string> = new Map(
  MISSPELLINGS.flatMap((entry) => {
    const [right = '', wrong = ''] = entry.split(': ')
    return wrong.split(' ').map((word) => [word, right] as const)
  }),
)

const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1')

const exchanged = (word: string, target: string): boolean => {
  if (word.length !== target.length || word === target) return false
  let at = 0
  while (word[at] === target[at]) at += 1
  return word[at] === target[at + 1] && word[at + 1] === target[at] && word.slice(at + 2) === target.slice(at + 2)
}

const SHORT_SQUEEZED = SHORT.map((target) => ({ target, squeezedTarget: squeezed(target) }))
const LONG_SQUEEZED = LONG.map(([target, errors]) => ({ target, errors, squeezedTarget: squeezed(target) }))

/** Optimal string alignment: insertions, deletions, substitutions and exchanges of neighbours. */
const distance = (one: string, other: string): number => {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const swap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cost = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same)
      next.push(swap ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost)
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

/** The words of a run of letters without blanks; undefined unless all of it is made of known words. */
const apart = (run: string): string | undefined => {
  if (run.length < 7 || run.length > 40) return undefined
  const best: (string | undefined)[] = ['']
  for (let end = 1; end <= run.length; end += 1) {
    for (const word of RUN_TOGETHER) {
      const before = end >= word.length && run.endsWith(word, end) ? best[end - word.length] : undefined
      if (before !== undefined) best[end] = `${before} ${word}`
    }
  }
  return best[run.length]?.trim()
}

/** Words that are kept corrected: most texts have the same ones. */
const CORRECTED_MAX = 5_000

const correctWord = memoize((word: string): string => {
  if (CORRECT_WORDS.has(word) || word.length < 3 || word.length > 40) return word
  const known = Object.hasOwn(KNOWN, word) ? KNOWN[word] : MISSPELLED.get(word)
  if (known) return known
  const own = squeezed(word)
  const short = SHORT_SQUEEZED.find(
    ({ target, squeezedTarget }) => exchanged(word, target) || (word.length > 2 && own === squeezedTarget),
  )
  if (short) return short.target
  if (word.length > 3 && own === 'die' && word.startsWith('die')) return 'die'
  const long = LONG_SQUEEZED.find(
    ({ target, errors, squeezedTarget }) =>
      own === squeezedTarget ||
      (word[0] === target[0] && Math.abs(word.length - target.length) <= errors && distance(word, target) <= errors),
  )
  return long?.target ?? apart(word) ?? word
}, CORRECTED_MAX)

const JOINED = new Set(LONG.map(([word]) => word))

/** Two words as one where they are a word of `LONG` with a blank in it: `sui cide`. */
const joined = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1]
    if (before !== undefined && JOINED.has(before + word)) return []
    const both = word + (words[at + 1] ?? '')
    return [JOINED.has(both) ? both : word]
  })

/** Misspellings of whole phrases, after the words. */
const withPhrases = (sentence: string): string =>
  MISSPELLED_PHRASES.reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), sentence)

/**
 * Corrects the typing errors of sentences in the words that the rules look for. Knows the sentences that it has corrected,
 * because the readings of a text have most of them in common.
 */
export const createCorrection = (): ((sentence: string) => string) => {
  const sentences = new Map<string, string>()
  return (sentence) => {
    const known = sentences.get(sentence) ?? withPhrases(joined(sentence.split(' ')).map(correctWord).join(' '))
    sentences.set(sentence, known)
    return known
  }
}
