import { memoize } from '#domain/memoize.ts'
import { CLASSES, FREQUENT_WORDS } from '#domain/safety/word-classes.ts'

/** Runs of fewer letters are in too many texts to tell anything. */
const SHORTEST = 3
/** What a run that most texts contain counts, where a rare one counts 1. */
const FREQUENT = 200
const FREQUENT_RUNS = new Set(FREQUENT_WORDS)
/** What a run counts by its number of letters. A digit stands alone. */
const BY_LENGTH = [0, 3, 20, 8, 4, 2]

/** Runs of letters, or single digits, of which a text that matches contains at least one; undefined where nothing is known. */
type Anchors = readonly string[] | undefined

/** A part of a pattern that matches on its own. */
export interface Alternative {
  source: string
  /** A text that matches contains one of each set. The set that tells most comes first. */
  anchors: readonly (readonly string[])[]
}

const DIGITS = [...'0123456789']

const costOfRun = (run: string): number => (FREQUENT_RUNS.has(run) ? FREQUENT : (BY_LENGTH[run.length] ?? 1))

const cost = (anchors: readonly string[]): number => anchors.reduce((sum, run) => sum + costOfRun(run), 0)

const best = (sets: readonly (readonly string[])[]): Anchors => {
  let least: Anchors
  for (const set of sets) if (!least || cost(set) < cost(least)) least = set
  return least
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

const QUANTIFIER = /(?:[?*+]|\{(\d+)[,\d]*\})\??/y
const OPENING = /\((?:\?(?:[:=!]|<[=!]))?/y

/** Reads a pattern from `at` on. The methods leave `at` behind what they have read. */
class PatternReader {
  private at = 0
  private readonly pattern: string

  constructor(pattern: string) {
    this.pattern = pattern
  }

  /** The alternatives that stand outside of any group, each with its anchors. */
  readTop(): Alternative[] {
    const alternatives: Alternative[] = []
    for (;;) {
      const start = this.at
      const anchors = this.readSequence()
      alternatives.push({
        source: this.pattern.slice(start, this.at),
        anchors: anchors.sort((one, other) => cost(one) - cost(other)),
      })
      if (this.at >= this.pattern.length) return alternatives
      this.at += 1
    }
  }

  /** Anchors of alternatives up to the end of their group: all of them, or none where one alternative has none. */
  readAlternatives(): Anchors {
    const found = new Set<string>()
    let known = true
    for (;;) {
      const own = best(this.readSequence())
      if (own) for (const run of own) found.add(run)
      else known = false
      if (this.pattern[this.at] !== '|') return known ? [...found] : undefined
      this.at += 1
    }
  }

  /** Anchors of each part of a sequence that is needed and has some. */
  private readSequence(): (readonly string[])[] {
    const found: (readonly string[])[] = []
    while (this.at < this.pattern.length) {
      const sign = this.pattern[this.at] ?? ''
      if (sign === '|' || sign === ')') break
      const letters = isLetter(this.pattern.charCodeAt(this.at))
      const anchors = letters ? this.readRun() : this.readPart(sign)
      const needed = letters || this.readLeast() > 0
      if (anchors && needed) found.push(anchors)
    }
    return found
  }

  /** A run of letters, without a last one that can be missing. */
  private readRun(): Anchors {
    const start = this.at
    while (isLetter(this.pattern.charCodeAt(this.at))) this.at += 1
    const end = this.at
    const run = this.pattern.slice(start, this.readLeast() > 0 ? end : end - 1)
    if (run.length >= SHORTEST) return [run]
    return run >= '0' && run < 'a' ? [run.slice(0, 1)] : undefined
  }

  /** Anchors of a group, a class of words or a set of digits; none for a lookaround, other sets, an escape, or a blank. */
  private readPart(sign: string): Anchors {
    if (sign === '(') return this.readGroup()
    if (sign === '<') {
      const end = this.pattern.indexOf('>', this.at)
      const name = this.pattern.slice(this.at + 1, end)
      this.at = end + 1
      return readAnchorsOfClass(name)
    }
    if (sign === '[') return this.readSet()
    const digits = sign === '\\' && this.pattern[this.at + 1] === 'd'
    this.at += sign === '\\' || sign === '~' ? 2 : 1
    return digits ? DIGITS : undefined
  }

  private readGroup(): Anchors {
    OPENING.lastIndex = this.at
    const opening = OPENING.exec(this.pattern)?.[0] ?? '('
    this.at += opening.length
    const anchors = this.readAlternatives()
    this.at += 1
    return opening === '(' || opening === '(?:' ? anchors : undefined
  }

  private readSet(): Anchors {
    const end = this.pattern.indexOf(']', this.at + 1)
    const [, from, to] = /^(\d)-(\d)$/.exec(this.pattern.slice(this.at + 1, end)) ?? []
    this.at = end + 1
    if (from === undefined || to === undefined) return undefined
    return DIGITS.filter((digit) => digit >= from && digit <= to)
  }

  /** The least number of repetitions by the quantifier that stands here; 1 where there is none. */
  private readLeast(): number {
    const sign = this.pattern[this.at]
    if (sign !== '?' && sign !== '*' && sign !== '+' && sign !== '{') return 1
    QUANTIFIER.lastIndex = this.at
    const quantifier = QUANTIFIER.exec(this.pattern)
    if (!quantifier) return 1
    this.at += quantifier[0].length
    if (quantifier[1] !== undefined) return Number(quantifier[1])
    return sign === '+' ? 1 : 0
  }
}

/** More than there are classes. */
const CLASSES_MAX = 1000

const readAnchorsOfClass = memoize(
  (name: string): Anchors => new PatternReader(CLASSES[name] ?? '').readAlternatives(),
  CLASSES_MAX,
)

/**
 * The alternatives of a pattern in the syntax of `matches`, with their anchors. A search for anchors is faster than the pattern,
 * and most texts contain none of them (ADR 199).
 */
export const readAlternatives = (pattern: string): Alternative[] => new PatternReader(pattern).readTop()
