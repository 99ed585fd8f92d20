import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CloudTable } from '#local/contracts/cloud-model.ts'
import { findEngine } from '#local/services/dynamodb/binary.ts'
import { type LocalTable, startTable } from '#local/services/dynamodb/table.ts'
import { table } from '#test/local/host/iam/cloud.ts'

let dataFolder: string
const running: LocalTable[] = []
const clock = { time: Date.parse('2026-11-21T06:00:00Z'), now: () => clock.time }

const start = async (shape: CloudTable = table): Promise<LocalTable> => {
  const started = await startTable({ table: shape, dataFolder, clock })
  running.push(started)
  return started
}
const createClient = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'local',
    maxAttempts: 1,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
const put = (client: DynamoDBClient, sk: string, more = {}) =>
  client.send(new PutItemCommand({ TableName: table.name, Item: { pk: { S: 'USER#1' }, sk: { S: sk }, ...more } }))
const sortKeys = async (client: DynamoDBClient) => {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: 'USER#1' } },
    }),
  )
  return (Items ?? []).map(({ sk }) => sk?.S)
}

const killEngine = () => {
  for (const line of execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')) {
    const [, pid, program] = /^\s*(\d+) (\S+)/.exec(line) ?? []
    if (pid && program?.endsWith('dynoxide') && line.includes(dataFolder)) process.kill(Number(pid), 'SIGKILL')
  }
}

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'five-table-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await Promise.all(running.splice(0).map((started) => started.stop()))
  await rm(dataFolder, { recursive: true })
})

test('the table keeps items and both indexes through a restart', async () => {
  const first = await start()
  const goal = {
    delivery_pk: { S: 'ZONE#UTC#0' },
    delivery_sk: { S: '07:00#1' },
    lookup_pk: { S: 'EMAIL#a' },
    lookup_sk: { S: 'ACCOUNT' },
  }
  await put(createClient(first.endpoint), 'ACCOUNT#GOAL#1', goal)
  await first.stop()

  const client = createClient((await start()).endpoint)
  expect(await sortKeys(client)).toEqual(['ACCOUNT#GOAL#1'])
  for (const [IndexName, value] of [
    ['delivery', 'ZONE#UTC#0'],
    ['lookup', 'EMAIL#a'],
  ] as const) {
    const { Count } = await client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName,
        KeyConditionExpression: `${IndexName}_pk = :value`,
        ExpressionAttributeValues: { ':value': { S: value } },
      }),
    )
    expect(Count).toBe(1)
  }
})

test('sweep deletes only items that expired by the clock of the stack', async () => {
  const local = await start()
  const client = createClient(local.endpoint)
  const inAnHour = { expires_at: { N: `${clock.time / 1000 + 3600}` } }
  await put(client, 'EXPIRES', inAnHour)
  await put(client, 'STAYS')
  expect(await local.sweep()).toBe(0)
  clock.time += 3601_000
  expect(await local.sweep()).toBe(1)
  expect(await sortKeys(client)).toEqual(['STAYS'])
})

test('startTable refuses a table of another shape and stops the engine', async () => {
  const first = await start()
  await first.stop()
  const other = {
    ...table,
    indexes: table.indexes.slice(1),
    attributes: { pk: 'S', sk: 'S', lookup_pk: 'S', lookup_sk: 'S' },
  } as const
  await expect(start(other)).rejects.toThrow(
    `The data in ${dataFolder} was made by another version of Five Circles; start with --fresh.`,
  )
  expect(await sortKeys(createClient((await start()).endpoint))).toEqual([])
})

test.each([
  ['a file that is no database', 0],
  ['pages overwritten in the middle', 4096],
])('startTable throws a StartError for damaged data: %s', async (_, offset) => {
  const first = await start()
  for (let n = 0; n < 30; n += 1) await put(createClient(first.endpoint), `${n}`, { text: { S: 'x'.repeat(3000) } })
  await first.stop()
  const file = join(dataFolder, 'table.sqlite')
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(statSync(file).size - offset, 'rubbish'), 0, undefined, offset)
  closeSync(handle)
  await expect(start()).rejects.toThrow(`The file ${file} is damaged; start with --fresh to begin with empty data.`)
})

test('findEngine throws a StartError for a platform without an engine', () => {
  expect(() => findEngine('sunos', 'sparc')).toThrow(
    'There is no local DynamoDB engine for sunos-sparc here (npm package @dynoxide/sunos-sparc)',
  )
})

test('startTable uses the engine of DYNAMODB_ENDPOINT and throws when it does not answer', async () => {
  const engine = await start()
  vi.stubEnv('DYNAMODB_ENDPOINT', engine.endpoint)
  const second = await start()
  expect(second.endpoint).toBe(engine.endpoint)
  await second.stop()
  await put(createClient(engine.endpoint), 'STILL-THERE')
  vi.stubEnv('DYNAMODB_ENDPOINT', 'http://127.0.0.1:1')
  await expect(start()).rejects.toThrow(
    'No DynamoDB engine answers at http://127.0.0.1:1, which DYNAMODB_ENDPOINT names.',
  )
})

test('the engine ends with a killed parent and keeps every acknowledged write', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(new URL('./writer.ts', import.meta.url)), dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: string[] = []
  let engine = ''
  for await (const line of createInterface(parent.stdout)) {
    if (engine === '') engine = line
    else acknowledged.push(line)
    if (acknowledged.length === 200) parent.kill('SIGKILL')
  }
  await once(parent, 'exit').catch(() => {})

  await vi.waitFor(() => expect(fetch(engine)).rejects.toThrow(), { timeout: 10_000, interval: 20 })
  const kept = new Set(await sortKeys(createClient((await start()).endpoint)))
  expect(acknowledged.filter((sk) => !kept.has(sk))).toEqual([])
})

test('a killed engine restarts and keeps every acknowledged write', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { endpoint } = await start()
  const client = createClient(endpoint)
  const acknowledged: string[] = []
  const write = async (from: number) => {
    for (let n = from; ; n += 4) {
      await put(client, `${n}`)
      acknowledged.push(`${n}`)
      if (acknowledged.length === 300) killEngine()
    }
  }
  await Promise.allSettled([0, 1, 2, 3].map(write))
  await vi.waitFor(() => sortKeys(client), { timeout: 10_000, interval: 20 })
  const kept = new Set(await sortKeys(client))
  expect(acknowledged.filter((sk) => !kept.has(sk))).toEqual([])
  expect(complaints).toHaveBeenCalledWith('The local DynamoDB engine ended unexpectedly and is restarted.')
})
