/** FNV-1a, 32 bits: seeds permutations and names versions, and guards nothing. */
export const hashText = (text: string): number => {
  let value = 0x811c9dc5
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193) >>> 0
  }
  return value
}
