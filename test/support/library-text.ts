import { GOAL_KINDS, type GoalKind } from '#domain/coach/kinds/kind.ts'
import type { Need, Wording } from '#domain/coach/library/entry.ts'
import { memoize } from '#domain/memoize.ts'

/** One wording of an entry of the library. `kinds` are the kinds for which it can be shown. */
export type Variant = {
  list: string
  entry: Wording
  role: 'text' | 'twin' | 'byKind'
  kinds: readonly GoalKind[]
  needs: Need | null
  text: string
}

/** All wordings of a list. A wording that `byKind` replaces is not shown for that kind. */
export const listVariants = (list: string, kinds: readonly GoalKind[], entries: readonly Wording[]): Variant[] =>
  entries.flatMap((entry) => {
    const byKind = entry.byKind ?? {}
    const others = kinds.filter((kind) => byKind[kind] === undefined)
    const variant = (role: Variant['role'], text: string, shownFor: readonly GoalKind[]): Variant => ({
      list,
      entry,
      role,
      kinds: shownFor,
      needs: role === 'text' ? (entry.needs ?? null) : null,
      text,
    })
    return [
      variant('text', entry.text, others),
      ...(entry.twin === undefined ? [] : [variant('twin', entry.twin, others)]),
      ...GOAL_KINDS.flatMap((kind) => {
        const text = byKind[kind]
        return text === undefined ? [] : [variant('byKind', text, [kind])]
      }),
    ]
  })

/** Lower-case words without marks. A slot becomes the word `slot`, since a new slot value does not make a new text. */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\{[a-z_]+\}/gu, 'slot')
    .replace(/[^a-z ]/gu, '')
    .replace(/ +/gu, ' ')
    .trim()

/** A text is asked for many words, one after the other. */
const spaced = memoize(
  (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/\{[a-z_]+\}/gu, ' ')
      .replace(/[^a-z’]+/gu, ' ')} `,
  10,
)

export const hasWord = (text: string, word: string): boolean => spaced(text).includes(` ${word} `)

export const firstWord = (text: string): string => (text.split(/[ ,]/u)[0] ?? '').toLowerCase()

const known = new Map<string, readonly number[]>()
const numbers = new Map<string, number>()

const numberOf = (trigram: string): number => {
  const number = numbers.get(trigram) ?? numbers.size
  numbers.set(trigram, number)
  return number
}

/** The character trigrams of a text, as numbers, each once. A text is compared with the lists of several topics. */
const trigrams = (text: string): readonly number[] => {
  const read = known.get(text)
  if (read) return read
  const padded = ` ${normalize(text).replaceAll('slot', '')} `.replace(/ +/gu, ' ')
  const all = new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))
  const numbered = [...all].map(numberOf)
  known.set(text, numbered)
  return numbered
}

/** Pairs of wordings of different entries that one goal can be given, whose character trigrams overlap (Jaccard index, 0 to 1) by `least` or more. Pairs within `against` are left out. */
export const similarPairs = (
  variants: readonly Variant[],
  least: number,
  against: readonly Variant[] = [],
): string[] => {
  const all = [...against, ...variants]
  const sets = all.map(({ text }) => trigrams(text))
  const holders: number[][] = []
  const pairs: string[] = []
  for (const [index, variant] of all.entries()) {
    const own = sets[index] ?? []
    const shared = new Uint16Array(index >= against.length ? index : 0)
    for (const trigram of own) {
      const earlier = holders[trigram] ?? []
      if (index >= against.length) for (const other of earlier) shared[other] = (shared[other] ?? 0) + 1
      earlier.push(index)
      holders[trigram] = earlier
    }
    shared.forEach((count, other) => {
      const overlap = count / (own.length + (sets[other]?.length ?? 0) - count)
      const twin = all[other]
      if (count === 0 || overlap < least || twin === undefined || twin.entry === variant.entry) return
      if (twin.kinds.some((kind) => variant.kinds.includes(kind)))
        pairs.push(`${overlap.toFixed(2)} ${twin.list}: ${twin.text} / ${variant.list}: ${variant.text}`)
    })
  }
  return pairs
}
