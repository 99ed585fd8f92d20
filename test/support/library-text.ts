import { GOAL_KINDS, type GoalKind } from '#domain/coach/kind.ts'
import type { Need, Wording } from '#domain/coach/library/entry.ts'

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

export const hasWord = (text: string, word: string): boolean =>
  ` ${text
    .toLowerCase()
    .replace(/\{[a-z_]+\}/gu, ' ')
    .replace(/[^a-z’]+/gu, ' ')} `.includes(` ${word} `)

export const firstWord = (text: string): string => (text.split(/[ ,]/u)[0] ?? '').toLowerCase()

const known = new Map<string, ReadonlySet<string>>()

/** The character trigrams of a text. A text is compared with the lists of several topics. */
const trigrams = (text: string): ReadonlySet<string> => {
  const read = known.get(text)
  if (read) return read
  const padded = ` ${normalize(text).replaceAll('slot', '')} `.replace(/ +/gu, ' ')
  const all = new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))
  known.set(text, all)
  return all
}

/** Pairs of wordings of different entries that one goal can be given, whose character trigrams overlap (Jaccard index, 0 to 1) by `least` or more. Pairs within `against` are left out. */
export const similarPairs = (
  variants: readonly Variant[],
  least: number,
  against: readonly Variant[] = [],
): string[] => {
  const all = [...against, ...variants]
  const sets = all.map(({ text }) => trigrams(text))
  const holders = new Map<string, number[]>()
  const pairs: string[] = []
  for (const [index, variant] of all.entries()) {
    const own = sets[index] ?? new Set()
    const shared = new Uint16Array(index >= against.length ? index : 0)
    for (const trigram of own) {
      const earlier = holders.get(trigram) ?? []
      if (index >= against.length) for (const other of earlier) shared[other] = (shared[other] ?? 0) + 1
      earlier.push(index)
      holders.set(trigram, earlier)
    }
    for (const [other, count] of shared.entries()) {
      if (count === 0) continue
      const overlap = count / (own.size + (sets[other]?.size ?? 0) - count)
      const twin = all[other]
      const isOneGoal = twin?.kinds.some((kind) => variant.kinds.includes(kind))
      if (overlap >= least && twin !== undefined && isOneGoal && twin.entry !== variant.entry)
        pairs.push(`${overlap.toFixed(2)} ${twin.list}: ${twin.text} / ${variant.list}: ${variant.text}`)
    }
  }
  return pairs
}
