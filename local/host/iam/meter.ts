import * as z from 'zod/mini'

/** What one call to the table cost, in request units. */
export type Consumption = {
  functionName: string
  operation: string
  /** What DynamoDB counted for the call, indexes included. */
  readUnits: number
  writeUnits: number
  /** The part of either that went to indexes. */
  indexUnits: number
  /** Name of the index that was searched, if any. */
  index: string | null
}

const request = z.looseObject({ IndexName: z.optional(z.string()) })
const units = z.object({ CapacityUnits: z.optional(z.number()) })
const capacity = z.extend(units, { GlobalSecondaryIndexes: z.optional(z.record(z.string(), units)) })
const answer = z.object({ ConsumedCapacity: z.optional(z.union([capacity, z.array(capacity)])) })

const READS = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']
const METERED = [...READS, 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']

const sum = (parts: z.infer<typeof units>[]): number =>
  parts.reduce((total, { CapacityUnits = 0 }) => total + CapacityUnits, 0)

/** The same call, asking also for what it costs. */
export const withMeter = (operation: string, body: string): string =>
  METERED.includes(operation)
    ? JSON.stringify({ ...request.parse(JSON.parse(body)), ReturnConsumedCapacity: 'INDEXES' })
    : body

/** Reads what an answered call cost; undefined where the answer does not say. */
export const readMeter = (
  functionName: string,
  operation: string,
  body: string,
  answered: string,
): Consumption | undefined => {
  if (!METERED.includes(operation)) return undefined
  const { ConsumedCapacity } = answer.parse(JSON.parse(answered))
  if (!ConsumedCapacity) return undefined
  const counted = [ConsumedCapacity].flat()
  const total = sum(counted)
  const reads = READS.includes(operation)
  return {
    functionName,
    operation,
    readUnits: reads ? total : 0,
    writeUnits: reads ? 0 : total,
    indexUnits: sum(counted.flatMap(({ GlobalSecondaryIndexes = {} }) => Object.values(GlobalSecondaryIndexes))),
    index: request.parse(JSON.parse(body)).IndexName ?? null,
  }
}
