import * as z from 'zod/mini'
import { createLog } from '#functions/runtime/log.ts'
import { countMetric } from '#functions/runtime/metrics.ts'
import type { Item } from './table.ts'

/**
 * Parsers of stored items (ADR 102). An unreadable field gets a spare value if one is given; otherwise the item is a `BadItem`.
 * Both are counted, and logged with the item's key.
 */

const readText = (value: unknown): string => (typeof value === 'string' ? value : '?')

/** The key of an item for the log. Keys contain ids and no personal data. */
export const keyText = ({ pk, sk }: Item): string => `${readText(pk)} ${readText(sk)}`

/** A stored item that cannot be parsed. A retry cannot help. */
export class BadItem extends Error {
  readonly key: string

  constructor(key: string, fields: readonly string[]) {
    super(`The item ${key} cannot be read: ${fields.join(', ')}`)
    this.name = 'BadItem'
    this.key = key
  }
}

/** Logs and counts a bad item. `task` names the kind of fault in the metric. */
export const noteBad = (task: 'value-replaced' | 'item-left-out' | 'zone', fields: Record<string, unknown>): void => {
  createLog({ bad: task }).error('bad item', fields)
  countMetric('BadItems', task)
}

const fieldsIn = (error: z.core.$ZodError): string[] => [
  ...new Set(error.issues.map(({ path }) => String(path[0] ?? 'item'))),
]

/** `spare` holds a value for each top-level field that may be replaced. Throws `BadItem`. */
export const readItem = <Shape extends z.ZodMiniType>(
  shape: Shape,
  item: Item,
  spare: Readonly<Record<string, unknown>> = {},
): z.infer<Shape> => {
  const read = z.safeParse<Shape>(shape, item)
  if (read.success) return read.data
  const fields = fieldsIn(read.error)
  const replaced = fields.filter((field) => Object.hasOwn(spare, field))
  const mended = { ...item, ...Object.fromEntries(replaced.map((field) => [field, spare[field]])) }
  const again = z.safeParse<Shape>(shape, mended)
  const key = keyText(item)
  if (!again.success) throw new BadItem(key, fieldsIn(again.error))
  noteBad('value-replaced', { key, fields })
  return again.data
}

/** The parsed item. Undefined, logged and counted for a `BadItem`. */
export const readable = <T>(item: Item, read: (item: Item) => T): T | undefined => {
  try {
    return read(item)
  } catch (error) {
    if (!(error instanceof BadItem)) throw error
    noteBad('item-left-out', { key: error.key, reason: error.message })
    return undefined
  }
}

/** As `readable`, for a list, without the bad items. */
export const readAll = <T>(items: readonly Item[], read: (item: Item) => T): T[] =>
  items.map((item) => readable(item, read)).filter((one) => one !== undefined)
