import * as z from 'zod/mini'
import { createLog } from '#functions/runtime/log.ts'
import { count } from '#functions/runtime/metrics.ts'
import type { Item } from './table.ts'

/**
 * Reads of stored items (docs/adr/102-a-bad-item-costs-no-other-item.md). A field that the code does not understand gets a
 * spare value where one is given; an item without one is a `BadItem`. Both are logged with the item's key and counted.
 */

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '?')

/** The key of an item for the log. Keys of the table hold ids, and no personal data. */
export const keyText = ({ pk, sk }: Item): string => `${textOf(pk)} ${textOf(sk)}`

/** A stored item that cannot be read. Reading it again does not help. */
export class BadItem extends Error {
  readonly key: string

  constructor(key: string, fields: readonly string[]) {
    super(`The item ${key} cannot be read: ${fields.join(', ')}`)
    this.name = 'BadItem'
    this.key = key
  }
}

/** Logs and counts what is wrong with an item. `task` names the kind of fault in the metric. */
export const noteBad = (task: 'value-replaced' | 'item-left-out' | 'zone', fields: Record<string, unknown>): void => {
  createLog({ bad: task }).error('bad item', fields)
  count('BadItems', task)
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

/** What `read` gives for an item; undefined, logged and counted, where the item cannot be read. */
export const readable = <T>(item: Item, read: (item: Item) => T): T | undefined => {
  try {
    return read(item)
  } catch (error) {
    if (!(error instanceof BadItem)) throw error
    noteBad('item-left-out', { key: error.key, reason: error.message })
    return undefined
  }
}

/** As `readable`, for a list: items that cannot be read are left out. */
export const readAll = <T>(items: readonly Item[], read: (item: Item) => T): T[] =>
  items.map((item) => readable(item, read)).filter((one) => one !== undefined)
