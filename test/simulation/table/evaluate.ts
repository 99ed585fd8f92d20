import { isDeepStrictEqual } from 'node:util'
import type { Comparator, Condition, Operand, Path, Update } from './parse-expression.ts'

/** Evaluates parsed expressions on items as the document client has them. */

export type Item = Record<string, unknown>
/** The placeholders of a request. */
export type Names = { ExpressionAttributeNames?: Record<string, string> | undefined }
export type Values = { ExpressionAttributeValues?: Record<string, unknown> | undefined }
export type Given = Names & Values

/** A request that DynamoDB refuses as malformed. */
export class Invalid extends Error {
  override name = 'ValidationException'
}

const isRecord = (value: unknown): value is Item => typeof value === 'object' && value !== null

export const resolveName = (name: string, { ExpressionAttributeNames }: Names): string => {
  if (!name.startsWith('#')) return name
  const real = ExpressionAttributeNames?.[name]
  if (real === undefined) throw new Invalid(`An expression attribute name is not defined: ${name}`)
  return real
}

const readAt = (item: Item, path: Path, names: Names): unknown => {
  let value: unknown = item
  for (const name of path) value = isRecord(value) ? value[resolveName(name, names)] : undefined
  return value
}

export const readValue = (name: string, { ExpressionAttributeValues }: Values): unknown => {
  const value = ExpressionAttributeValues?.[name]
  if (value === undefined) throw new Invalid(`An expression attribute value is not defined: ${name}`)
  return value
}

const measureSize = (value: unknown): number | undefined => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  if (value instanceof Set) return value.size
  return isRecord(value) ? Object.keys(value).length : undefined
}

const readOperand = (operand: Operand, item: Item, given: Given): unknown => {
  switch (operand.kind) {
    case 'value':
      return readValue(operand.name, given)
    case 'path':
      return readAt(item, operand.path, given)
    case 'size':
      return measureSize(readAt(item, operand.path, given))
    case 'if-not-exists':
      return readAt(item, operand.path, given) ?? readOperand(operand.otherwise, item, given)
    case 'sum': {
      const [left, right] = [readOperand(operand.left, item, given), readOperand(operand.right, item, given)]
      if (typeof left !== 'number' || typeof right !== 'number')
        throw new Invalid('An operand in the update expression has an incorrect data type')
      return left + operand.sign * right
    }
  }
}

/** Compares two numbers or two strings. Undefined for values that have no order. */
const order = (left: unknown, right: unknown): number | undefined => {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  return left < right ? -1 : left > right ? 1 : 0
}

const compare = (comparator: Comparator, left: unknown, right: unknown): boolean => {
  if (comparator === '=') return left !== undefined && isDeepStrictEqual(left, right)
  if (comparator === '<>') return !isDeepStrictEqual(left, right)
  const difference = order(left, right)
  if (difference === undefined) return false
  if (comparator === '<') return difference < 0
  if (comparator === '<=') return difference <= 0
  return comparator === '>' ? difference > 0 : difference >= 0
}

const contains = (value: unknown, part: unknown): boolean => {
  if (typeof value === 'string') return typeof part === 'string' && value.includes(part)
  if (value instanceof Set) return value.has(part)
  return Array.isArray(value) && value.some((one) => isDeepStrictEqual(one, part))
}

export const holds = (condition: Condition, item: Item, given: Given): boolean => {
  switch (condition.kind) {
    case 'and':
      return condition.parts.every((part) => holds(part, item, given))
    case 'or':
      return condition.parts.some((part) => holds(part, item, given))
    case 'not':
      return !holds(condition.part, item, given)
    case 'exists':
      return (readAt(item, condition.path, given) !== undefined) === condition.wanted
    case 'compare':
      return compare(
        condition.comparator,
        readOperand(condition.left, item, given),
        readOperand(condition.right, item, given),
      )
    case 'between': {
      const value = readOperand(condition.value, item, given)
      return (
        compare('>=', value, readOperand(condition.low, item, given)) &&
        compare('<=', value, readOperand(condition.high, item, given))
      )
    }
    case 'in': {
      const value = readOperand(condition.value, item, given)
      return condition.list.some((one) => compare('=', value, readOperand(one, item, given)))
    }
    case 'begins-with': {
      const [value, start] = [readAt(item, condition.path, given), readOperand(condition.operand, item, given)]
      return typeof value === 'string' && typeof start === 'string' && value.startsWith(start)
    }
    case 'contains':
      return contains(readAt(item, condition.path, given), readOperand(condition.operand, item, given))
  }
}

const topLevel = (path: Path, names: Names): string => {
  const [name, ...rest] = path
  if (name === undefined || rest.length > 0)
    throw new SyntaxError('The simulated table updates top-level attributes only.')
  return resolveName(name, names)
}

const addTo = (before: unknown, by: unknown): unknown => {
  if (by instanceof Set) return new Set([...(before instanceof Set ? before : []), ...by])
  if (typeof by !== 'number' || (before !== undefined && typeof before !== 'number'))
    throw new Invalid('An operand in the update expression has an incorrect data type')
  return (before ?? 0) + by
}

/** The item after an update. Every operand is read from the item before it. */
export const applyUpdate = (update: Update, before: Item, given: Given): Item => {
  const after = { ...before }
  for (const { path, to } of update.set) {
    const value = readOperand(to, before, given)
    if (value === undefined) throw new Invalid('The provided expression refers to an attribute that does not exist')
    after[topLevel(path, given)] = value
  }
  for (const path of update.remove) delete after[topLevel(path, given)]
  for (const { path, by } of update.add) {
    const name = topLevel(path, given)
    after[name] = addTo(before[name], readOperand(by, before, given))
  }
  for (const { path, by } of update.delete) {
    const name = topLevel(path, given)
    const [old, gone] = [before[name], readOperand(by, before, given)]
    if (!(old instanceof Set) || !(gone instanceof Set)) continue
    const left = [...old].filter((one) => !gone.has(one))
    if (left.length > 0) after[name] = new Set(left)
    else delete after[name]
  }
  return after
}
