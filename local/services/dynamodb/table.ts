import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/time/units.ts'
import type { CloudTable } from '#local/contracts/cloud-model.ts'
import type { Clock } from '#local/contracts/services.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { findEngine } from './binary.ts'
import { callTable, TableError } from './call.ts'
import { type Engine, startEngine } from './engine.ts'
import { createTableRequest, describedTable, isSameShape } from './shape.ts'
import { sweepExpired } from './sweep.ts'

export type LocalTable = {
  /** URL of the engine, for the gate and for tests. */
  endpoint: string
  /** Deletes the items that expired by the stack's clock. Returns how many. */
  sweep(): Promise<number>
  stop(): Promise<void>
}

const SWEEP_EVERY_MS = 5 * MINUTE_MS

const describe = async (endpoint: string, name: string) => {
  try {
    return describedTable.parse(await callTable(endpoint, 'DescribeTable', { TableName: name })).Table
  } catch (error) {
    if (error instanceof TableError && error.name === 'ResourceNotFoundException') return undefined
    throw error
  }
}

const ensureTable = async (endpoint: string, table: CloudTable, place: string): Promise<void> => {
  const there = await describe(endpoint, table.name)
  if (there && !isSameShape(there, table)) {
    throw new StartError(`The data in ${place} was made by another version of Five Circles; start with --fresh.`)
  }
  if (!there) await callTable(endpoint, 'CreateTable', createTableRequest(table))
  while ((await describe(endpoint, table.name))?.TableStatus !== 'ACTIVE') await pause(20)
}

const openEngine = async (dataFolder: string): Promise<Engine> => {
  const elsewhere = process.env.DYNAMODB_ENDPOINT
  if (elsewhere) {
    await callTable(elsewhere, 'ListTables', {}).catch(() => {
      throw new StartError(`No DynamoDB engine answers at ${elsewhere}, which DYNAMODB_ENDPOINT names.`)
    })
    return { endpoint: elsewhere, stop: async () => {} }
  }
  mkdirSync(dataFolder, { recursive: true })
  return startEngine(findEngine(process.platform, process.arch), join(dataFolder, 'table.sqlite'))
}

/**
 * Starts DynamoDB with the table of the templates, stored in `dataFolder`. Acknowledged writes survive `kill -9`. With
 * `DYNAMODB_ENDPOINT`, an external engine is used and left running. Throws `StartError` for damaged data, a table of another
 * shape, a platform without an engine, or an engine that does not answer.
 */
export const startTable = async (options: {
  table: CloudTable
  dataFolder: string
  clock: Clock
}): Promise<LocalTable> => {
  const { table, dataFolder, clock } = options
  const engine = await openEngine(dataFolder)
  try {
    await ensureTable(engine.endpoint, table, process.env.DYNAMODB_ENDPOINT ?? dataFolder)
  } catch (error) {
    await engine.stop()
    throw error
  }
  const sweep = () => sweepExpired(engine.endpoint, table, clock.now())
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => console.error(`Expired items could not be swept: ${error}`))
  }, SWEEP_EVERY_MS)
  sweeping.unref()
  return {
    endpoint: engine.endpoint,
    sweep,
    stop: async () => {
      clearInterval(sweeping)
      await engine.stop()
    },
  }
}
