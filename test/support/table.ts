import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CloudTable } from '#local/cloud-model.ts'
import { startTable } from '#local/table/table.ts'

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
  stream: false,
}

export type TestTable = { name: string; stop(): Promise<void> }

/** An empty table on an engine of its own, which the AWS clients of this process reach from now on. */
export const startTestTable = async (): Promise<TestTable> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'five-circles-table-'))
  const table = await startTable({ table: TABLE, dataFolder, clock: { now: () => Date.now() } })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: TABLE.name,
  })
  return {
    name: TABLE.name,
    stop: async () => {
      await table.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
