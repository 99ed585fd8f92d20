import * as z from 'zod/mini'

/** Consumed capacity of one table call, in request units. */
export type Consumption = {
  functionName: string
  operation: string
  /** Includes the units of indexes. */
  readUnits: number
  writeUnits: number
  /** The part of the units that indexes consumed. */
  indexUnits: number
  /** Name of the queried index; null for the table. */
  index: string | null
}

const request = z.looseObject({ IndexName: z.optional(z.string()) })
const units = z.object({ CapacityUnits: z.optional(z.number()) })
const capacity = z.extend(units, { GlobalSecondaryIndexes: z.optional(z.record(z.string(), units)) })
const answer = z.object({ ConsumedCapacity: z.optional(z.union([capacity, z.array(capacity)])) })

const READS = ['GetItem', 'Query']
const METERED = [...READS, 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']

const sum = (parts: z.infer<typeof units>[]): number =>
  parts.reduce((total, { CapacityUnits = 0 }) => total + CapacityUnits, 0)

/** The body of the call with a request for consumed capacity. */
export const withCapacityRequest = (operation: string, body: string): string =>
  METERED.includes(operation)
    ? JSON.stringify({ ...request.parse(JSON.parse(body)), ReturnConsumedCapacity: 'INDEXES' })
    : body

/** Reads the consumed capacity of a response; undefined without one. */
export const readConsumption = (
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
