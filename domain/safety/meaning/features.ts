import { CONCEPTS } from '#domain/safety/meaning/concepts.ts'
import { readGroups } from './read-groups.ts'

/** Numbers of features; the rest of a hash is dropped. */
export const FEATURES = 1 << 18
/** Letters in a part of a word. Parts make two forms of a word alike. */
const PART = 5
/** Two concepts within this many words also count in their order. */
const NEAR = 4
/** Two concepts farther apart than this do not count together, so that the features of a long sentence are no more than linear. */
const TOGETHER = 12
/** Two narrow groups within this many words also count in their order; two wide ones within `NEAR`. */
const NARROW_NEAR = 2

/** Mixes the bits of a number, so that numbers that differ little have features far apart. */
export const spreadHash = (number: number): number => {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

const mixUnit = (mixed: number, unit: number): number => Math.imul(mixed ^ unit, 16_777_619)

/** Continues the hash of a text (FNV-1a) with another text, so that no text is put together only to be hashed. */
const mix = (mixed: number, text: string): number => {
  let next = mixed
  for (let at = 0; at < text.length; at += 1) next = mixUnit(next, text.charCodeAt(at))
  return next
}

const START = 2_166_136_261
const BLANK = 0x20

const hash = (text: string): number => spreadHash(mix(START, text))

/** The print of two numbers in their order, for each kind of pair another. */
const hashPair = (kind: number, one: number, other: number): number =>
  spreadHash(Math.imul(Math.imul(one ^ kind, 16_777_619) ^ other, 16_777_619))

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

const START_OF_PART = mix(START, '#')

const addParts = (found: Set<number>, word: string): void => {
  const bounded = `<${word}>`
  for (let at = 0; at + PART <= bounded.length; at += 1) {
    let mixed = START_OF_PART
    for (let unit = at; unit < at + PART; unit += 1) mixed = mixUnit(mixed, bounded.charCodeAt(unit))
    found.add(spreadHash(mixed))
  }
}

/** A word, and each two and three words in turn. */
const addTurns = (found: Set<number>, words: readonly string[], at: number): void => {
  let mixed = mix(START, words[at] ?? '')
  found.add(spreadHash(mixed))
  for (const next of [words[at + 1], words[at + 2]]) {
    if (next === undefined) return
    mixed = mix(mixUnit(mixed, BLANK), next)
    found.add(spreadHash(mixed))
  }
}

const START_OF_CONCEPT = mix(START, '@')

const hashConcepts = (one: string, sign: string, other: string): number =>
  spreadHash(mix(mix(mix(START_OF_CONCEPT, one), sign), other))

/** Each concept of the words, each two of them that stand near each other in their order, and each two in any order. */
const addConcepts = (found: Set<number>, words: readonly string[]): void => {
  conceptsByWord ??= readConcepts()
  const byWord = conceptsByWord
  const places = words.map((word) => readOwnConcepts(byWord, word))
  places.forEach((own, at) => {
    for (const one of own) {
      found.add(spreadHash(mix(START_OF_CONCEPT, one)))
      for (let away = 1; away <= TOGETHER; away += 1)
        for (const other of places[at + away] ?? []) {
          if (away <= NEAR) found.add(hashConcepts(one, '>', other))
          found.add(one < other ? hashConcepts(one, '&', other) : hashConcepts(other, '&', one))
        }
    }
  })
}

/** In place of a group or a word at the end of a text. */
const NONE = -1
/** Kinds of pairs with a group. */
const NARROW = 0x1f3d5b79
const WIDE = 0x2e4c6a88
const BEFORE_WORD = 0x3d5b7997
const AFTER_WORD = 0x4c6a88a6

/** The groups of each word, a narrow one beside the next and the last word, and two groups that stand near each other, in their order. */
const addGroups = (found: Set<number>, words: readonly string[]): void => {
  const groups = words.map(readGroups)
  const prints = words.map(hash)
  groups.forEach((own, at) => {
    if (!own) return
    found.add(hashPair(NARROW, own.narrow, NONE))
    found.add(hashPair(WIDE, own.wide, NONE))
    found.add(hashPair(BEFORE_WORD, own.narrow, prints[at + 1] ?? NONE))
    found.add(hashPair(AFTER_WORD, own.narrow, prints[at - 1] ?? NONE))
    for (let away = 1; away <= NEAR; away += 1) {
      const other = groups[at + away]
      if (!other) continue
      found.add(hashPair(WIDE, own.wide, other.wide))
      if (away <= NARROW_NEAR) found.add(hashPair(NARROW, own.narrow, other.narrow))
    }
  })
}

/** Numbers below 2 ** 32 that stand for what `readFeatures` reads, one for each, so that training can count in how many lessons it is. */
export const readPrints = (words: readonly string[]): number[] => {
  const found = new Set<number>()
  const bounded = ['^', ...words, '$']
  bounded.forEach((word, at) => {
    addTurns(found, bounded, at)
    if (word.length > 4) addParts(found, word)
  })
  addConcepts(found, words)
  addGroups(found, words)
  return [...found]
}

/** The number of the feature that a print belongs to. */
export const toFeature = (print: number): number => print % FEATURES

/**
 * What the model knows of a text, as numbers: its words, each two and three words in turn, the parts of longer words, the
 * concepts that its words stand for, and the groups of similar words that they are in, so that a wording that no lesson has counts by
 * what it is made of.
 */
export const readFeatures = (words: readonly string[]): number[] => [...new Set(readPrints(words).map(toFeature))]
