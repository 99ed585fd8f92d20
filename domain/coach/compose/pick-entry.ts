import type { Wording } from '#domain/coach/library/entry.ts'

/** The entry at an index that may lie beyond the list's end. Throws `RangeError` for an empty list. */
export const entryAt = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length]
  if (entry === undefined) throw new RangeError('The library has an empty list.')
  return entry
}

/** The whole list, once around from an index that may lie beyond its end. */
export const walkFrom = <T>(list: readonly T[], first: number): readonly T[] =>
  list.map((_, step) => entryAt(list, first + step))

/** The entry at an index, or the next one where the last days had it. The list is searched once around. */
export const firstNew = <T extends Wording>(list: readonly T[], index: number, isKnown: (entry: T) => boolean): T => {
  for (let step = 0; step < list.length; step += 1) {
    const entry = entryAt(list, index + step)
    if (!isKnown(entry)) return entry
  }
  return entryAt(list, index)
}
