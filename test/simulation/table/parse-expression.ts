/**
 * Parses DynamoDB's condition, key-condition and update expressions. Supports what the adapters use and throws for the rest, so
 * that a new kind of expression fails with an error.
 */

export type Path = readonly string[]

export type Operand =
  | { kind: 'path'; path: Path }
  | { kind: 'value'; name: string }
  | { kind: 'size'; path: Path }
  | { kind: 'if-not-exists'; path: Path; otherwise: Operand }
  | { kind: 'sum'; left: Operand; right: Operand; sign: 1 | -1 }

export type Comparator = '=' | '<>' | '<' | '<=' | '>' | '>='

export type Condition =
  | { kind: 'and' | 'or'; parts: Condition[] }
  | { kind: 'not'; part: Condition }
  | { kind: 'compare'; comparator: Comparator; left: Operand; right: Operand }
  | { kind: 'between'; value: Operand; low: Operand; high: Operand }
  | { kind: 'in'; value: Operand; list: Operand[] }
  | { kind: 'exists'; path: Path; wanted: boolean }
  | { kind: 'begins-with' | 'contains'; path: Path; operand: Operand }

export type Update = {
  set: { path: Path; to: Operand }[]
  remove: Path[]
  add: { path: Path; by: Operand }[]
  delete: { path: Path; by: Operand }[]
}

const TOKEN = /\s*(<>|<=|>=|[=<>(),+.[\]-]|[#:]?[A-Za-z_0-9]+)/gy
const COMPARATORS: ReadonlySet<string> = new Set<Comparator>(['=', '<>', '<', '<=', '>', '>='])
const isComparator = (token: string | undefined): token is Comparator => token !== undefined && COMPARATORS.has(token)

const tokenize = (text: string): string[] => {
  const tokens: string[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    tokens.push(match[1] ?? '')
    end = match.index + match[0].length
  }
  if (text.slice(end).trim() !== '') throw new SyntaxError(`Not an expression: ${text}`)
  return tokens
}

/** A cursor over the tokens of an expression. */
class Reader {
  readonly text: string
  private readonly tokens: string[]
  private place = 0

  constructor(text: string) {
    this.text = text
    this.tokens = tokenize(text)
  }

  peek = (ahead = 0): string | undefined => this.tokens[this.place + ahead]
  isDone = (): boolean => this.place >= this.tokens.length
  is = (word: string): boolean => this.peek()?.toUpperCase() === word
  take = (): string => this.tokens[this.place++] ?? this.fail('its end')
  takeIf = (word: string): boolean => {
    if (!this.is(word)) return false
    this.place += 1
    return true
  }
  expect = (word: string): void => {
    if (!this.takeIf(word)) this.fail(`${this.peek()} where ${word} is expected`)
  }
  fail = (what: string): never => {
    throw new SyntaxError(`The simulated table does not read ${what} in: ${this.text}`)
  }
}

const readPath = (reader: Reader): Path => {
  const path = [reader.take()]
  while (reader.takeIf('.')) path.push(reader.take())
  if (reader.is('[')) reader.fail('list indexes')
  return path
}

const readOperand = (reader: Reader): Operand => {
  const token = reader.peek() ?? ''
  if (token.startsWith(':')) return { kind: 'value', name: reader.take() }
  if (reader.peek(1) !== '(') return { kind: 'path', path: readPath(reader) }
  const name = reader.take()
  reader.expect('(')
  const path = readPath(reader)
  let operand: Operand | undefined
  if (name === 'size') operand = { kind: 'size', path }
  else if (name === 'if_not_exists') {
    reader.expect(',')
    operand = { kind: 'if-not-exists', path, otherwise: readOperand(reader) }
  } else reader.fail(`the function ${name}`)
  reader.expect(')')
  return operand ?? reader.fail(name)
}

const readFunction = (reader: Reader): Condition => {
  const name = reader.take()
  reader.expect('(')
  const path = readPath(reader)
  let condition: Condition | undefined
  if (name === 'attribute_exists' || name === 'attribute_not_exists')
    condition = { kind: 'exists', path, wanted: name === 'attribute_exists' }
  else if (name === 'begins_with' || name === 'contains') {
    reader.expect(',')
    condition = { kind: name === 'contains' ? 'contains' : 'begins-with', path, operand: readOperand(reader) }
  }
  reader.expect(')')
  return condition ?? reader.fail(`the function ${name}`)
}

const readPrimary = (reader: Reader): Condition => {
  if (reader.takeIf('NOT')) return { kind: 'not', part: readPrimary(reader) }
  if (reader.takeIf('(')) {
    const inner = readOr(reader)
    reader.expect(')')
    return inner
  }
  if (reader.peek(1) === '(' && reader.peek() !== 'size') return readFunction(reader)
  const left = readOperand(reader)
  if (reader.takeIf('BETWEEN')) {
    const low = readOperand(reader)
    reader.expect('AND')
    return { kind: 'between', value: left, low, high: readOperand(reader) }
  }
  if (reader.takeIf('IN')) {
    reader.expect('(')
    const list = [readOperand(reader)]
    while (reader.takeIf(',')) list.push(readOperand(reader))
    reader.expect(')')
    return { kind: 'in', value: left, list }
  }
  const comparator = reader.take()
  if (!isComparator(comparator)) return reader.fail(comparator)
  return { kind: 'compare', comparator, left, right: readOperand(reader) }
}

const readList = (reader: Reader, kind: 'and' | 'or', next: (reader: Reader) => Condition): Condition => {
  const parts = [next(reader)]
  while (reader.takeIf(kind.toUpperCase())) parts.push(next(reader))
  const [only] = parts
  return parts.length === 1 && only ? only : { kind, parts }
}

const readAnd = (reader: Reader): Condition => readList(reader, 'and', readPrimary)
const readOr = (reader: Reader): Condition => readList(reader, 'or', readAnd)

const remembered = <T>(parse: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const parsed = parse(text)
    known.set(text, parsed)
    return parsed
  }
}

export const parseCondition = remembered((text): Condition => {
  const reader = new Reader(text)
  const condition = readOr(reader)
  return reader.isDone() ? condition : reader.fail(String(reader.peek()))
})

const readSum = (reader: Reader): Operand => {
  const left = readOperand(reader)
  if (reader.takeIf('+')) return { kind: 'sum', left, right: readOperand(reader), sign: 1 }
  if (reader.takeIf('-')) return { kind: 'sum', left, right: readOperand(reader), sign: -1 }
  return left
}

export const parseUpdate = remembered((text): Update => {
  const reader = new Reader(text)
  const update: Update = { set: [], remove: [], add: [], delete: [] }
  const readAction = (section: string): void => {
    const path = readPath(reader)
    if (section === 'REMOVE') update.remove.push(path)
    else if (section === 'ADD') update.add.push({ path, by: readOperand(reader) })
    else if (section === 'DELETE') update.delete.push({ path, by: readOperand(reader) })
    else if (section === 'SET') {
      reader.expect('=')
      update.set.push({ path, to: readSum(reader) })
    } else reader.fail(`the section ${section}`)
  }
  while (!reader.isDone()) {
    const section = reader.take().toUpperCase()
    do readAction(section)
    while (reader.takeIf(','))
  }
  return update
})

/** The path of a projection. */
export const parseProjection = remembered((text): Path[] => {
  const reader = new Reader(text)
  const paths = [readPath(reader)]
  while (reader.takeIf(',')) paths.push(readPath(reader))
  return reader.isDone() ? paths : reader.fail(String(reader.peek()))
})
