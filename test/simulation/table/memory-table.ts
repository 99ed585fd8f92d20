import type { CloudTable } from '#local/contracts/cloud-model.ts'
import { toAttributeValues } from './attribute-values.ts'
import { applyUpdate, type Given, holds, Invalid, type Item, resolveName } from './evaluate.ts'
import { parseCondition, parseProjection, parseUpdate } from './parse-expression.ts'
import { type Keys, readKeyCondition, readRange } from './query.ts'
import { Partitions } from './sorted-items.ts'

/**
 * A DynamoDB table in this process that takes the inputs of the document client. It has no request units, no TTL and no
 * eventual consistency. `npx vitest run test/simulation/table` compares it with the engine of the local stack.
 */

/** The fields of all commands that the adapters send. */
export type TableRequest = Given & {
  Key?: Item
  Item?: Item
  IndexName?: string
  KeyConditionExpression?: string
  FilterExpression?: string
  ConditionExpression?: string | undefined
  UpdateExpression?: string
  ProjectionExpression?: string
  ExclusiveStartKey?: Item | undefined
  ConsistentRead?: boolean
  ScanIndexForward?: boolean
  Limit?: number
  Select?: string
  ReturnValues?: string
  ReturnValuesOnConditionCheckFailure?: string
  TransactItems?: Record<string, TableRequest>[]
  RequestItems?: Record<string, { DeleteRequest?: { Key: Item }; PutRequest?: { Item: Item } }[]>
}

/** The condition of a write did not hold. `Item` is the old item in attribute-value form, where the request asks for it. */
class ConditionalCheckFailed extends Error {
  override name = 'ConditionalCheckFailedException'
  Item: Record<string, unknown> | undefined
}
class TransactionCanceled extends Error {
  override name = 'TransactionCanceledException'
  CancellationReasons: { Code: string }[] = []
}

type Write = {
  key: Item
  condition: string | undefined
  given: TableRequest
  after: (before: Item | undefined) => Item | undefined
}

const isPresent = ([, value]: [string, unknown]): boolean => value !== undefined
const withoutUndefined = (item: Item): Item => Object.fromEntries(Object.entries(item).filter(isPresent))

export type MemoryTable = ReturnType<typeof createMemoryTable>

const sortedKeys = ({ partition, sort }: CloudTable['keys']): Keys => ({ partition, sort: sort ?? '' })

export const createMemoryTable = (shape: CloudTable) => {
  const base = new Partitions()
  const table = { keys: sortedKeys(shape.keys) }
  const indexes = new Map(
    shape.indexes.map((index) => [index.name, { ...index, keys: sortedKeys(index.keys), items: new Partitions() }]),
  )

  const text = (item: Item, name: string): string => String(item[name])
  const readItem = (key: Item): Item | undefined =>
    base.get(text(key, table.keys.partition))?.get(text(key, table.keys.sort))
  const indexOrder = (keys: Keys, item: Item): string =>
    [keys.sort, table.keys.partition, table.keys.sort].map((name) => text(item, name)).join('\0')

  const isIndexed = (keys: Keys, item: Item | undefined): item is Item =>
    item?.[keys.partition] !== undefined && item[keys.sort] !== undefined

  const store = (key: Item, before: Item | undefined, after: Item | undefined): void => {
    const [pk, sk] = [text(key, table.keys.partition), text(key, table.keys.sort)]
    if (after) base.set(pk, sk, after)
    else base.delete(pk, sk)
    for (const { keys, items } of indexes.values()) {
      if (isIndexed(keys, before)) items.delete(text(before, keys.partition), indexOrder(keys, before))
      if (isIndexed(keys, after)) items.set(text(after, keys.partition), indexOrder(keys, after), after)
    }
  }

  const readKey = (item: Item): Item => ({
    [table.keys.partition]: item[table.keys.partition],
    [table.keys.sort]: item[table.keys.sort],
  })

  const project = (item: Item, given: TableRequest): Item => {
    if (given.ProjectionExpression === undefined) return { ...item }
    const names = parseProjection(given.ProjectionExpression).map(([name = '']) => resolveName(name, given))
    return Object.fromEntries(names.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]))
  }

  const projectIndex = (item: Item, index: CloudTable['indexes'][number]): Item => {
    if (index.projection.type === 'ALL') return item
    const names = new Set([...Object.values(table.keys), ...Object.values(index.keys), ...index.projection.attributes])
    return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)))
  }

  const isAllowed = ({ condition, given }: Write, before: Item | undefined): boolean =>
    condition === undefined || holds(parseCondition(condition), before ?? {}, given)

  const readWrite = (command: string, given: TableRequest): Write => {
    const { ConditionExpression: condition, Key = {}, Item: put = {} } = given
    if (command === 'Put') {
      const item = withoutUndefined(put)
      return { key: readKey(item), condition, given, after: () => item }
    }
    if (command === 'Delete') return { key: Key, condition, given, after: () => undefined }
    if (command === 'ConditionCheck') return { key: Key, condition, given, after: (before) => before }
    if (command !== 'Update') throw new Error(`The simulated table has no ${command}.`)
    const values = withoutUndefined(given.ExpressionAttributeValues ?? {})
    const update = parseUpdate(given.UpdateExpression ?? '')
    const after = (before: Item | undefined) =>
      applyUpdate(update, before ?? { ...Key }, { ...given, ExpressionAttributeValues: values })
    return { key: Key, condition, given, after }
  }

  const write = (command: string, given: TableRequest): { Attributes?: Item } => {
    const planned = readWrite(command, given)
    const before = readItem(planned.key)
    if (!isAllowed(planned, before)) {
      const error = new ConditionalCheckFailed('The conditional request failed')
      if (before && given.ReturnValuesOnConditionCheckFailure === 'ALL_OLD') error.Item = toAttributeValues(before)
      throw error
    }
    const after = planned.after(before)
    store(planned.key, before, after)
    if (given.ReturnValues === 'ALL_NEW' && after) return { Attributes: { ...after } }
    if (given.ReturnValues === 'ALL_OLD' && before) return { Attributes: { ...before } }
    return {}
  }

  const transact = ({ TransactItems = [] }: TableRequest): object => {
    const writes = TransactItems.flatMap((part) =>
      Object.entries(part).map(([command, given]) => readWrite(command, given)),
    )
    const befores = writes.map(({ key }) => readItem(key))
    const reasons = writes.map((one, part) => ({
      Code: isAllowed(one, befores[part]) ? 'None' : 'ConditionalCheckFailed',
    }))
    if (reasons.some(({ Code }) => Code !== 'None')) {
      const error = new TransactionCanceled('Transaction cancelled')
      error.CancellationReasons = reasons
      throw error
    }
    const afters = writes.map(({ after }, part) => after(befores[part]))
    for (const [part, { key }] of writes.entries()) store(key, befores[part], afters[part])
    return {}
  }

  const query = (given: TableRequest): object => {
    const index = given.IndexName === undefined ? undefined : indexes.get(given.IndexName)
    if (given.IndexName !== undefined && !index)
      throw new Invalid(`The table does not have the index ${given.IndexName}`)
    const keys = index?.keys ?? table.keys
    const condition = readKeyCondition(given.KeyConditionExpression ?? '', keys, given)
    const items = (index?.items ?? base).get(condition.partition)
    const {
      ExclusiveStartKey: from,
      Limit: limit = Number.POSITIVE_INFINITY,
      ScanIndexForward: isForward = true,
    } = given
    const startOrder = from && (index ? indexOrder(keys, from) : text(from, keys.sort))
    // The first place after the start key, which needs not exist any more.
    const start = startOrder === undefined || !isForward ? undefined : items?.find(`${startOrder}\0`)
    let found = items
      ? readRange(items, condition, given, { start, limit: isForward ? limit : Number.POSITIVE_INFINITY })
      : []
    if (!isForward) {
      const order = (item: Item) => (index ? indexOrder(keys, item) : text(item, keys.sort))
      found = found.reverse().filter((item) => startOrder === undefined || order(item) < startOrder)
      found = found.slice(0, limit)
    }
    const last = found.length === limit ? found.at(-1) : undefined
    const { FilterExpression: filter } = given
    const kept = filter === undefined ? found : found.filter((item) => holds(parseCondition(filter), item, given))
    const next = last && {
      LastEvaluatedKey: {
        ...readKey(last),
        ...(index && { [keys.partition]: last[keys.partition], [keys.sort]: last[keys.sort] }),
      },
    }
    const count = { Count: kept.length, ScannedCount: found.length, ...next }
    if (given.Select === 'COUNT') return count
    return { ...count, Items: kept.map((item) => project(index ? projectIndex(item, index) : item, given)) }
  }

  const batchWrite = ({ RequestItems = {} }: TableRequest): object => {
    for (const one of Object.values(RequestItems).flat()) {
      if (one.DeleteRequest) write('Delete', one.DeleteRequest)
      if (one.PutRequest) write('Put', one.PutRequest)
    }
    return { UnprocessedItems: {} }
  }

  return {
    /** Runs a command of the document client, by its name without `Command`. Throws as the client does. */
    run(command: string, given: TableRequest): object {
      if (command === 'Get') {
        const item = readItem(given.Key ?? {})
        return item ? { Item: project(item, given) } : {}
      }
      if (command === 'Query') return query(given)
      if (command === 'TransactWrite') return transact(given)
      if (command === 'BatchWrite') return batchWrite(given)
      return write(command, given)
    },
    /** An item as it is stored. */
    read: (pk: string, sk: string): Item | undefined => readItem({ [table.keys.partition]: pk, [table.keys.sort]: sk }),
  }
}
