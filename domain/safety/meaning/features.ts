import { CONCEPTS } from '#domain/safety/meaning/concepts.ts'

/** Numbers of features; the rest of a hash is dropped. */
export const FEATURES = 1 << 17
/** Letters in a part of a word. Parts make two forms of a word alike. */
const PART = 5
/** Two concepts within this many words also count in their order. */
const NEAR = 4
/** Two concepts farther apart than this do not count together, so that the features of a long sentence are no more than linear. */
const TOGETHER = 12

const hash = (text: string): number => {
  let mixed = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16_777_619)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

let conceptsByWord: Map<string, string[]> | undefined

const readConcepts = (): Map<string, string[]> => {
  const byWord = new Map<string, string[]>()
  for (const [concept, words] of Object.entries(CONCEPTS))
    for (const word of new Set(words.split(' '))) byWord.set(word, [...(byWord.get(word) ?? []), concept])
  return byWord
}

/** Endings of English words, taken off a word that stands under no concept. */
const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'er', 'ly']

const readOwnConcepts = (byWord: ReadonlyMap<string, string[]>, word: string): readonly string[] => {
  const own = byWord.get(word)
  if (own) return own
  for (const ending of ENDINGS)
    if (word.endsWith(ending) && word.length > ending.length + 2) {
      const stem = byWord.get(word.slice(0, -ending.length))
      if (stem) return stem
    }
  return []
}

const addParts = (found: Set<number>, word: string): void => {
  const bounded = `<${word}>`
  for (let at = 0; at + PART <= bounded.length; at += 1) found.add(hash(`#${bounded.slice(at, at + PART)}`))
}

/** Each concept of the words, each two of them that stand near each other in their order, and each two in any order. */
const addConcepts = (found: Set<number>, words: readonly string[]): void => {
  conceptsByWord ??= readConcepts()
  const byWord = conceptsByWord
  const places = words.map((word) => readOwnConcepts(byWord, word))
  places.forEach((own, at) => {
    for (const one of own) {
      found.add(hash(`@${one}`))
      for (let away = 1; away <= TOGETHER; away += 1)
        for (const other of places[at + away] ?? []) {
          if (away <= NEAR) found.add(hash(`@${one}>${other}`))
          found.add(hash(one < other ? `@${one}&${other}` : `@${other}&${one}`))
        }
    }
  })
}

/** Numbers below 2 ** 32 that stand for what `readFeatures` reads, one for each, so that training can count in how many lessons it is. */
export const readPrints = (words: readonly string[]): number[] => {
  const found = new Set<number>()
  const bounded = ['^', ...words, '$']
  bounded.forEach((word, at) => {
    found.add(hash(word))
    found.add(hash(bounded.slice(at, at + 2).join(' ')))
    found.add(hash(bounded.slice(at, at + 3).join(' ')))
    if (word.length > 4) addParts(found, word)
  })
  addConcepts(found, words)
  return [...found]
}

/** The number of the feature that a print belongs to. */
export const toFeature = (print: number): number => print % FEATURES

/**
 * What the model knows of a text, as numbers: its words, each two and three words in turn, the parts of longer words, and the
 * concepts that its words stand for, so that a wording that no lesson has counts by what it is made of.
 */
export const readFeatures = (words: readonly string[]): number[] => [...new Set(readPrints(words).map(toFeature))]
