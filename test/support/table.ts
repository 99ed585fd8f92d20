import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { callTable } from '#local/services/dynamodb/call.ts'
import { createTableRequest } from '#local/services/dynamodb/shape.ts'
import { type LocalTable, startTable } from '#local/services/dynamodb/table.ts'
import type {} from './table-folder.ts'
import { TABLE } from './table-shape.ts'

export type TestTable = { name: string; stop(): Promise<void> }

/** The engine of this thread. Handlers keep their clients, and so its address, between test files. */
let engine: Promise<LocalTable> | undefined

const startEngine = (): Promise<LocalTable> =>
  startTable({
    table: TABLE,
    dataFolder: mkdtempSync(join(inject('tableFolder'), 'table-')),
    clock: { now: () => Date.now() },
  })

/** An empty table, which the AWS clients of this thread reach from now on. */
export const startTestTable = async (): Promise<TestTable> => {
  engine ??= startEngine()
  const { endpoint } = await engine
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: TABLE.name,
  })
  return {
    name: TABLE.name,
    stop: async () => {
      await callTable(endpoint, 'DeleteTable', { TableName: TABLE.name })
      await callTable(endpoint, 'CreateTable', createTableRequest(TABLE))
    },
  }
}
