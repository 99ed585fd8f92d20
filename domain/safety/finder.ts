import { type Compilable, canMatch, readPatterns } from './pattern.ts'

/** Anchors are looked up by this many of their first letters. */
const START = 3

type Patterns = readonly string[]

interface Place {
  list: Patterns
  /** The position in its list: the order in which alternatives are tried. */
  at: number
  alternative: Compilable
}

/** The alternatives of each list of patterns that can match a text. A list of which none can is missing. */
export type Candidates = ReadonlyMap<Patterns, readonly Compilable[]>

/**
 * Searches a text once for the anchors of all lists. The index is built at the first search, because a function that screens
 * nothing in a call needs none.
 */
export const createFinder = (lists: () => readonly Patterns[]): ((text: string) => Candidates) => {
  /** By the first letters of an anchor, then by the anchor. */
  const index = new Map<string, Map<string, Place[]>>()
  const always: Place[] = []
  let built = false

  const build = (): void => {
    built = true
    for (const list of lists())
      readPatterns(list).forEach((alternative, at) => {
        const place = { list, at, alternative }
        const [anchors] = alternative.anchors
        if (anchors === undefined) always.push(place)
        for (const anchor of anchors ?? []) {
          const start = anchor.slice(0, START)
          const own = index.get(start) ?? new Map<string, Place[]>()
          index.set(start, own)
          const places = own.get(anchor)
          if (places) places.push(place)
          else own.set(anchor, [place])
        }
      })
  }

  const collect = (found: Set<Place>, text: string, from: number, length: number): void => {
    for (const [anchor, places] of index.get(text.slice(from, from + length)) ?? [])
      if (text.startsWith(anchor, from)) for (const place of places) found.add(place)
  }

  return (text) => {
    if (!built) build()
    const found = new Set(always)
    for (let from = 0; from < text.length; from += 1) {
      collect(found, text, from, START)
      if (text.charCodeAt(from) < 58) collect(found, text, from, 1)
    }
    const candidates = new Map<Patterns, Place[]>()
    for (const place of found) {
      if (!canMatch(place.alternative, text)) continue
      const own = candidates.get(place.list)
      if (own) own.push(place)
      else candidates.set(place.list, [place])
    }
    return new Map(
      [...candidates].map(([list, places]) => [
        list,
        places.sort((one, other) => one.at - other.at).map(({ alternative }) => alternative),
      ]),
    )
  }
}
