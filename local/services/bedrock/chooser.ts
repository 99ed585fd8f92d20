/** A sequence of choices that the same words always make the same way. */
export const chooser = (seed: string) => {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return <T>(list: readonly T[]): T => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0
    state = (state ^ (state >>> 15)) >>> 0
    const chosen = list[state % list.length]
    if (chosen === undefined) throw new RangeError('There is nothing to choose from.')
    return chosen
  }
}
