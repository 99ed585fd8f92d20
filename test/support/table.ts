import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { CloudTable } from '#local/contracts/cloud-model.ts'
import { callTable } from '#local/services/dynamodb/call.ts'
import { createTableRequest } from '#local/services/dynamodb/shape.ts'
import { type LocalTable, startTable } from '#local/services/dynamodb/table.ts'
import type {} from './table-folder.ts'

/** The table as the data stack makes it. */
const TABLE: CloudTable = {
  name: 'five-circles-test',
  arn: 'arn:aws:dynamodb:us-east-1:000000000000:table/five-circles-test',
  keys: { partition: 'pk', sort: 'sk' },
  attributes: { pk: 'S', sk: 'S', delivery_pk: 'S', delivery_sk: 'S', lookup_pk: 'S', lookup_sk: 'S' },
  indexes: [
    {
      name: 'delivery',
      keys: { partition: 'delivery_pk', sort: 'delivery_sk' },
      projection: {
        type: 'INCLUDE',
        attributes: ['title', 'tone', 'target_date', 'wake_up_mail', 'mail_token', 'circle_type', 'time_of_day'],
      },
    },
    {
      name: 'lookup',
      keys: { partition: 'lookup_pk', sort: 'lookup_sk' },
      projection: { type: 'KEYS_ONLY', attributes: [] },
    },
  ],
  ttlAttribute: 'expires_at',
}

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
