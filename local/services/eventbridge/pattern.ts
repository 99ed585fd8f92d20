import { matches } from '#local/services/protocol/conditions.ts'

/** Event patterns of EventBridge. A keyword that is not known here is refused by name, never passed over. */

type Value = string | number | boolean | null
type Matcher = (value: Value) => boolean

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const unknown = (what: string): never => {
  throw new Error(`the event pattern ${what} is not known here`)
}

const text =
  (test: (value: string) => boolean): Matcher =>
  (value) =>
    typeof value === 'string' && test(value)
const lower = (value: string): string => value.toLowerCase()

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

const numeric = (wanted: unknown): Matcher => {
  if (!Array.isArray(wanted) || wanted.length === 0 || wanted.length % 2 !== 0)
    return unknown(`numeric ${JSON.stringify(wanted)}`)
  const tests: ((value: number) => boolean)[] = []
  for (let at = 0; at < wanted.length; at += 2) {
    const compare = COMPARE[String(wanted[at])]
    const bound: unknown = wanted[at + 1]
    if (!compare || typeof bound !== 'number') return unknown(`numeric ${JSON.stringify(wanted)}`)
    tests.push((value) => compare(value, bound))
  }
  return (value) => typeof value === 'number' && tests.every((test) => test(value))
}

const affix = (keyword: 'prefix' | 'suffix', wanted: unknown): Matcher => {
  const test = (value: string, part: string) => (keyword === 'prefix' ? value.startsWith(part) : value.endsWith(part))
  if (typeof wanted === 'string') return text((value) => test(value, wanted))
  const ignoringCase = isRecord(wanted) ? wanted['equals-ignore-case'] : undefined
  if (typeof ignoringCase === 'string') return text((value) => test(lower(value), lower(ignoringCase)))
  return unknown(`${keyword} ${JSON.stringify(wanted)}`)
}

const anythingBut = (wanted: unknown): Matcher => {
  const inner = (Array.isArray(wanted) ? wanted : [wanted]).map(matcherOf)
  return (value) => inner.every((test) => !test(value))
}

const KEYWORDS: Record<string, (wanted: unknown) => Matcher> = {
  prefix: (wanted) => affix('prefix', wanted),
  suffix: (wanted) => affix('suffix', wanted),
  'equals-ignore-case': (wanted) =>
    typeof wanted === 'string'
      ? text((value) => lower(value) === lower(wanted))
      : unknown(`equals-ignore-case ${wanted}`),
  wildcard: (wanted) =>
    typeof wanted === 'string'
      ? text((value) => matches(wanted.replaceAll('?', '\u0000'), value.replaceAll('?', '\u0000')))
      : unknown(`wildcard ${wanted}`),
  'anything-but': anythingBut,
  numeric,
}

const matcherOf = (wanted: unknown): Matcher => {
  if (isValue(wanted)) return (value) => value === wanted
  const [[keyword, argument] = ['', undefined], ...more] = isRecord(wanted) ? Object.entries(wanted) : []
  const make = KEYWORDS[keyword]
  return make && more.length === 0 ? make(argument) : unknown(JSON.stringify(wanted))
}

const existence = (wanted: unknown): boolean | undefined => {
  if (!isRecord(wanted) || !('exists' in wanted)) return undefined
  return typeof wanted.exists === 'boolean' ? wanted.exists : unknown(JSON.stringify(wanted))
}

/** Values that stand at one field: those of an array count each. */
const valuesOf = (value: unknown): Value[] => [value].flat(Infinity).filter(isValue)

const leaf = (wanted: unknown[]): ((value: unknown) => boolean) => {
  const tests = wanted.map((each) => {
    const exists = existence(each)
    if (exists !== undefined) return (values: Value[]) => values.length > 0 === exists
    const matcher = matcherOf(each)
    return (values: Value[]) => values.some(matcher)
  })
  return (value) => tests.some((test) => test(value === undefined ? [] : valuesOf(value)))
}

export type Pattern = (event: unknown) => boolean

/** Reads a pattern; gives the test for events. Throws with the name of a keyword that is not known here. */
export const readPattern = (pattern: unknown): Pattern => {
  if (!isRecord(pattern)) return unknown(JSON.stringify(pattern))
  const tests = Object.entries(pattern).map(([field, wanted]): Pattern => {
    if (field === '$or') {
      if (!Array.isArray(wanted)) return unknown(`$or ${JSON.stringify(wanted)}`)
      const ways = wanted.map(readPattern)
      return (event) => ways.some((way) => way(event))
    }
    const test = Array.isArray(wanted) ? leaf(wanted) : nested(wanted)
    return (event) => test(isRecord(event) ? event[field] : undefined)
  })
  return (event) => tests.every((test) => test(event))
}

const nested = (pattern: unknown): Pattern => {
  const test = readPattern(pattern)
  return (value) => (Array.isArray(value) ? value.some(test) : test(value))
}
