/** Creates a function that picks list items. The same seed gives the same sequence of choices. */
export const createChooser = (seed: string) => {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return <T>(list: readonly T[]): T => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0
    state = (state ^ (state >>> 15)) >>> 0
    const chosen = list[state % list.length]
    if (chosen === undefined) throw new RangeError('The list is empty.')
    return chosen
  }
}
