/** Numbers of features; the rest of a hash is dropped. */
export const FEATURES = 1 << 15
/** Letters in a part of a word. Parts make two forms of a word alike. */
const PART = 5

const hash = (text: string): number => {
  let mixed = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16_777_619)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % FEATURES
}

const partsOf = (word: string): string[] => {
  const bounded = `<${word}>`
  return Array.from({ length: bounded.length - PART + 1 }, (_, at) => `#${bounded.slice(at, at + PART)}`)
}

/** What the model knows of a text: its words, each two and three words in turn, and the parts of longer words, as numbers. */
export const readFeatures = (words: readonly string[]): number[] => {
  const bounded = ['^', ...words, '$']
  const features = bounded.flatMap((word, at) => [
    word,
    bounded.slice(at, at + 2).join(' '),
    bounded.slice(at, at + 3).join(' '),
    ...(word.length > 4 ? partsOf(word) : []),
  ])
  return [...new Set(features.map(hash))]
}
