import { memoize, memoizeByObject } from '#domain/memoize.ts'
import { CLASSES } from '#domain/safety/word-classes.ts'
import { type Alternative, readAlternatives } from './anchors.ts'

/** More than there are classes. */
const CLASSES_MAX = 1000

const expandClass: (name: string) => string = memoize((name) => {
  const words = CLASSES[name]
  if (words === undefined) throw new Error(`no class of words is called ${name}`)
  return expand(words)
}, CLASSES_MAX)

const expand = (source: string): string => source.replace(/<(\w+)>/g, (_, name: string) => expandClass(name))

const createSource = (alternative: string): string => {
  const source = expand(alternative)
    .replaceAll(' ... ', '(?: \\w+){0,5} ')
    .replaceAll(' .. ', '(?: \\w+){0,2} ')
    .replaceAll(/~(\d)/g, '(?:\\w+ ){0,$1}')
    .replaceAll(/\((?!\?)/g, '(?:')
  return `(?<!\\w)(?:${source})(?!\\w)`
}

/** What a set of patterns consists of, compiled when a text first contains an anchor. */
export interface Compilable extends Alternative {
  expression?: RegExp
}

export const readPatterns: (patterns: readonly string[]) => Compilable[] = memoizeByObject(
  (patterns: readonly string[]) => patterns.flatMap(readAlternatives),
)

/** False only where the alternative matches nothing in the text. */
export const canMatch = ({ anchors }: Compilable, text: string): boolean =>
  anchors.every((set) => set.some((anchor) => text.includes(anchor)))

const isIn = (alternative: Compilable, text: string): boolean => {
  alternative.expression ??= new RegExp(createSource(alternative.source))
  return alternative.expression.test(text)
}

/** Whether one of the alternatives matches. */
export const matchesAny = (alternatives: readonly Compilable[], text: string): boolean =>
  alternatives.some((alternative) => isIn(alternative, text))

/**
 * Whether one of the patterns matches. A pattern is a regular expression over words with one blank between them, in which `(`
 * opens a group that captures nothing, `<name>` is a class of words, `~3` stands for up to three words with their blanks, ` .. `
 * for up to two words and ` ... ` for up to five. A pattern matches whole words. Every repetition is bounded, so the time is
 * linear in the length of the text. Only what has an anchor in the text is compiled and run (ADR 199).
 */
export const matches = (patterns: readonly string[], text: string): boolean =>
  matchesAny(
    readPatterns(patterns).filter((alternative) => canMatch(alternative, text)),
    text,
  )

const replacing = new Map<string, RegExp>()

/** The text with each place that one of the alternatives matches replaced. */
export const replaceMatches = (alternatives: readonly Compilable[], text: string, by: string): string => {
  // Most texts have an anchor of a phrase without the phrase.
  const found = alternatives.flatMap((alternative) => (isIn(alternative, text) ? [alternative.expression?.source] : []))
  if (found.length === 0) return text
  const source = found.join('|')
  const expression = replacing.get(source) ?? new RegExp(source, 'g')
  replacing.set(source, expression)
  return text.replaceAll(expression, by)
}
