import { type Given, holds, type Item, readValue, resolveName } from './evaluate.ts'
import { type Condition, parseCondition } from './parse-expression.ts'
import type { SortedItems } from './sorted-items.ts'

/** The keys of a table or of an index. */
export type Keys = { partition: string; sort: string }

/** A key condition: the value of the partition key and what must hold for the sort key. */
export type KeyCondition = { partition: string; sort: Condition | undefined; low: string }

const readAttribute = (condition: Condition, given: Given): string | undefined => {
  const operand =
    condition.kind === 'compare' ? condition.left : condition.kind === 'between' ? condition.value : undefined
  const path = condition.kind === 'begins-with' ? condition.path : operand?.kind === 'path' ? operand.path : undefined
  return path?.length === 1 && path[0] !== undefined ? resolveName(path[0], given) : undefined
}

const readText = (operand: { kind: string; name?: string }, given: Given): string =>
  operand.kind === 'value' && operand.name !== undefined ? String(readValue(operand.name, given)) : ''

/** The least sort key that the condition can hold for. */
const readLow = (condition: Condition | undefined, given: Given): string => {
  if (condition?.kind === 'between') return readText(condition.low, given)
  if (condition?.kind === 'begins-with') return readText(condition.operand, given)
  if (condition?.kind === 'compare' && !condition.comparator.startsWith('<')) return readText(condition.right, given)
  return ''
}

export const readKeyCondition = (text: string, keys: Keys, given: Given): KeyCondition => {
  const parsed = parseCondition(text)
  const parts = parsed.kind === 'and' ? parsed.parts : [parsed]
  const partition = parts.find((part) => readAttribute(part, given) === keys.partition)
  const sort = parts.find((part) => part !== partition)
  if (partition?.kind !== 'compare' || parts.length > 2 || (sort && readAttribute(sort, given) !== keys.sort))
    throw new SyntaxError(`The simulated table does not read the key condition: ${text}`)
  return { partition: readText(partition.right, given), sort, low: readLow(sort, given) }
}

/**
 * The items of a partition for which the sort condition holds, ascending, at most `limit`, from a place on. The items of a
 * condition are next to each other.
 */
export const readRange = (
  items: SortedItems,
  { sort, low }: KeyCondition,
  given: Given,
  { start, limit }: { start: number | undefined; limit: number },
): Item[] => {
  const found: Item[] = []
  for (let place = Math.max(start ?? 0, items.find(low)); place < items.size && found.length < limit; place += 1) {
    const item = items.at(place)
    if (!item) break
    if (!sort || holds(sort, item, given)) found.push(item)
    else if (found.length > 0 || sort.kind !== 'compare' || sort.comparator !== '>') break
  }
  return found
}
