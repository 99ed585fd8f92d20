import { type Compilable, canMatch, readPatterns } from './pattern.ts'

type Patterns = readonly string[]

interface Place {
  /** The number of its list. */
  list: number
  /** The position in its list: the order in which alternatives are tried. */
  at: number
  alternative: Compilable
}

/** The number of a list of patterns, and its alternatives that can match a text. */
export type Candidate = readonly [list: number, alternatives: readonly Compilable[]]

/** Anchors are looked up by a number of their first three letters. Other letters can have the same number. */
const keyAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 127) << 14) | ((text.charCodeAt(at + 1) & 127) << 7) | (text.charCodeAt(at + 2) & 127)

/** The same for an anchor of one digit. */
const digitKeyAt = (text: string, at: number): number => (text.charCodeAt(at) & 127) << 14

const inTurn = (one: Place, other: Place): number => one.list - other.list || one.at - other.at

/**
 * Searches a text once for the anchors of all lists, and returns the lists that can match it, in their order. The index is built at the
 * first search, because a function that screens nothing in a call needs none.
 */
export const createFinder = (lists: () => readonly Patterns[]): ((text: string) => Candidate[]) => {
  /** By the first letters of an anchor, then by the anchor. */
  const index = new Map<number, Map<string, Place[]>>()
  const always: Place[] = []
  let built = false

  const build = (): void => {
    built = true
    lists().forEach((patterns, list) => {
      readPatterns(patterns).forEach((alternative, at) => {
        const place = { list, at, alternative }
        const [anchors] = alternative.anchors
        if (anchors === undefined) always.push(place)
        for (const anchor of anchors ?? []) {
          const key = anchor.length === 1 ? digitKeyAt(anchor, 0) : keyAt(anchor, 0)
          const own = index.get(key) ?? new Map<string, Place[]>()
          index.set(key, own)
          const places = own.get(anchor)
          if (places) places.push(place)
          else own.set(anchor, [place])
        }
      })
    })
  }

  const collect = (found: Set<Place>, text: string, from: number, key: number): void => {
    const own = index.get(key)
    if (own === undefined) return
    for (const [anchor, places] of own) if (text.startsWith(anchor, from)) for (const place of places) found.add(place)
  }

  return (text) => {
    if (!built) build()
    const found = new Set(always)
    for (let from = 0; from < text.length; from += 1) {
      collect(found, text, from, keyAt(text, from))
      if (text.charCodeAt(from) < 58) collect(found, text, from, digitKeyAt(text, from))
    }
    const places = [...found].filter(({ alternative }) => canMatch(alternative, text)).sort(inTurn)
    const candidates: [number, Compilable[]][] = []
    for (const { list, alternative } of places) {
      const last = candidates.at(-1)
      if (last?.[0] === list) last[1].push(alternative)
      else candidates.push([list, [alternative]])
    }
    return candidates
  }
}
