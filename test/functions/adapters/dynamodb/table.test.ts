import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayKey, motivationKey, nudgeKey, rhythmKey, runKey, witnessKey } from '#functions/adapters/dynamodb/keys.ts'
import { createOccupiedShards } from '#functions/adapters/dynamodb/occupied-shards.ts'
import { type Units, watchUnits } from '#functions/adapters/dynamodb/request-units.ts'
import { createGoalSweeper } from '#functions/adapters/dynamodb/sweep-goal.ts'
import { backOff, createTable } from '#functions/adapters/dynamodb/table.ts'
import { TABLE } from '#test/support/table-shape.ts'
import { CONDITION_FAILED, put, read, startStores, table } from './stores.ts'

const person = startStores()
const createKey = (sk: string) => ({ pk: `USER#${person()}`, sk })
const exists = { ConditionExpression: 'attribute_exists(pk)' }
afterEach(() => vi.restoreAllMocks())

/** The units that `work` uses, by command. */
const watch = async (work: () => Promise<unknown>) => {
  const seen: Units[] = []
  const stop = watchUnits((units) => seen.push(units))
  await work().finally(stop)
  return seen.map(({ command, read: reads, write, index }) => [command, reads, write, index])
}
/** Replaces the answers of the client, and returns the list of its requests. */
const answer = (...answers: unknown[]) => {
  const asked: unknown[] = []
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async ({ input }) => {
    asked.push(input)
    return answers.shift()
  })
  return asked
}

describe('the table', () => {
  it('writes, reads and deletes items, and reports the units of each call', async () => {
    const Key = createKey('A')
    const units = await watch(async () => {
      await table.put({ Item: { ...Key, amount: 1, none: undefined } })
      expect(await table.get({ Key, ConsistentRead: true })).toEqual({ ...Key, amount: 1 })
      const more = { UpdateExpression: 'SET amount = :two', ExpressionAttributeValues: { ':two': 2 } }
      expect(await table.update({ Key, ...more, ReturnValues: 'ALL_NEW' })).toEqual({ ...Key, amount: 2 })
      expect(
        await table.count({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': Key.pk } }),
      ).toBe(1)
      await table.transact((TableName) => [
        { Put: { TableName, Item: createKey('B') } },
        { Put: { TableName, Item: createKey('C') } },
      ])
      await table.delete({ Key })
      expect(await table.get({ Key })).toBeUndefined()
      await table.deleteAll([createKey('B'), createKey('C')])
      expect(await table.keys(Key.pk, 'A')).toEqual([])
    })
    expect(units).toEqual([
      ['PutItem', 0, 1, 0],
      ['GetItem', 1, 0, 0],
      ['UpdateItem', 0, 1, 0],
      ['Query', 0.5, 0, 0],
      ['TransactWriteItems', 0, 4, 0],
      ['DeleteItem', 0, 1, 0],
      ['GetItem', 0.5, 0, 0],
      ['BatchWriteItem', 0, 2, 0],
      ['Query', expect.any(Number), 0, 0],
    ])
  })

  it('reads all pages, and the keys of a prefix consistently', async () => {
    const sks = ['A#1', 'A#2', 'A#3', 'B#1']
    await put(...sks.map(createKey))
    const asked = {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `USER#${person()}` },
      Limit: 2,
    }
    expect((await table.query(asked)).map(({ sk }) => sk)).toEqual(sks)
    expect(await table.count(asked)).toBe(4)
    const page = await table.page(asked)
    expect([page.items.length, page.next]).toEqual([2, createKey('A#2')])
    expect(await table.keys(`USER#${person()}`, 'A#')).toEqual(sks.slice(0, 3).map(createKey))
    expect(await watch(() => table.keys(`USER#${person()}`, 'A#'))).toEqual([['Query', 1, 0, 0]])
  })

  it('names a failed condition, and in a transaction the parts that failed', async () => {
    const failed = table.put({ Item: createKey('A'), ...exists })
    await expect(failed).rejects.toMatchObject({
      ...CONDITION_FAILED,
      parts: [0],
      cause: { name: 'ConditionalCheckFailedException' },
    })
    const transaction = table.transact((TableName) => [
      { Put: { TableName, Item: createKey('B') } },
      { Delete: { TableName, Key: createKey('A'), ...exists } },
    ])
    await expect(transaction).rejects.toMatchObject({
      ...CONDITION_FAILED,
      parts: [1],
      cause: { name: 'TransactionCanceledException' },
    })
    expect(await read(createKey('B'))).toBeUndefined()
    await expect(table.get({ Key: { pk: 'A' } })).rejects.toMatchObject({ name: 'ValidationException' })
  })

  it('deletes any number of items, 25 per call', async () => {
    const keys = Array.from({ length: 51 }, (_, n) => createKey(`A#${n}`))
    await put(...keys)
    expect((await watch(() => table.deleteAll(keys))).map(([, , write]) => write)).toEqual([25, 25, 1])
    expect(await watch(() => table.deleteAll([]))).toEqual([])
    expect(await table.keys(`USER#${person()}`, 'A#')).toEqual([])
  })

  it('repeats the unprocessed items of a batch, and gives up after eight attempts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const left = { UnprocessedItems: { [TABLE.name]: [{ DeleteRequest: { Key: createKey('A') } }] } }
    const asked = answer(left, { UnprocessedItems: { other: [] } }, ...Array(8).fill(left))
    await table.deleteAll([createKey('A'), createKey('B')])
    expect(asked).toMatchObject([{ RequestItems: { [TABLE.name]: [{}, {}] } }, { RequestItems: left.UnprocessedItems }])
    await expect(table.deleteAll([createKey('A')])).rejects.toMatchObject({
      name: 'TableTimeout',
      message: 'The table left some of a batch undone.',
    })
    expect(asked).toHaveLength(10)
  })

  it('pauses before each repetition, and not before the first attempt', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const start = Date.now()
    answer({}, { UnprocessedItems: { [TABLE.name]: [{}] } }, {})
    await table.deleteAll([createKey('A')])
    expect(Date.now() - start).toBe(0)
    const again = table.deleteAll([createKey('A')])
    await vi.runAllTimersAsync()
    await again
    expect(Date.now() - start).toBe(20)
    vi.useRealTimers()
  })

  it('shares one client, unless other limits are given', async () => {
    await table.get({ Key: createKey('A') })
    const from = vi.spyOn(DynamoDBDocumentClient, 'from')
    await createTable(TABLE.name).get({ Key: createKey('A') })
    expect(from).not.toHaveBeenCalled()
    const own = createTable(TABLE.name, { attempts: 5, connectMs: 1100, answerMs: 2100, requestMs: 6500 })
    for (const sk of ['A', 'B']) await own.get({ Key: createKey(sk) })
    await createTable(TABLE.name).get({ Key: createKey('A') })
    expect(from).toHaveBeenCalledTimes(1)
    const [base, options] = from.mock.calls[0] ?? []
    expect(options).toMatchObject({ marshallOptions: { removeUndefinedValues: true } })
    expect(await base?.config.maxAttempts()).toBe(5)
  })

  it('has no items where an answer has none', async () => {
    answer({}, {}, {})
    expect(await table.page({})).toEqual({ items: [], next: undefined })
    expect([await table.query({}), await table.count({})]).toEqual([[], 0])
  })
})

it('backOff waits twice as long after each attempt, at most 400 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const waited: number[] = []
  for (const attempt of [0, 1, 2, 5, 6, 20]) {
    const start = Date.now()
    const pause = backOff(attempt)
    vi.advanceTimersToNextTimer()
    await pause
    waited.push(Date.now() - start)
  }
  vi.useRealTimers()
  expect(waited).toEqual([10, 20, 40, 320, 400, 400])
})

describe('the occupied shards (ADR 246)', () => {
  const range = (zone: string, from: string, to: string, shard = 0) => ({ zone, shard, date: '2026-11-24', from, to })

  it('are the ranges with an entry, in the given order', async () => {
    const zone = person()
    await put({ ...createKey('ACCOUNT#GOAL#g'), delivery_pk: `ZONE#${zone}#0`, delivery_sk: '07:05#g' })
    await put({ ...createKey('EVENING'), delivery_pk: `EVENING#${zone}#0`, delivery_sk: '21:00#ann' })
    const ranges = [
      range(zone, '07:05', '07:09'),
      range(zone, '07:06', '07:09'),
      range(zone, '07:00', '07:05'),
      range(zone, '07:05', '07:05', 1),
    ]
    expect(await createOccupiedShards(table, 'goals').among(ranges)).toEqual([ranges[0], ranges[2]])
    const evenings = [range(zone, '20:59', '21:00'), range(zone, '07:05', '07:05')]
    expect(await createOccupiedShards(table, 'evenings').among(evenings)).toEqual([evenings[0]])
    expect(await watch(() => createOccupiedShards(table, 'goals').among(ranges.slice(0, 1)))).toEqual([
      ['Query', 0.5, 0, 0],
    ])
  })

  it('include a range that cannot be read', async () => {
    const page = vi.fn().mockRejectedValueOnce(new Error('throttled')).mockResolvedValue({ items: [], next: undefined })
    const ranges = [range('Europe/Oslo', '07:00', '07:04'), range('Asia/Tokyo', '07:00', '07:04')]
    expect(await createOccupiedShards({ page }, 'goals').among(ranges)).toEqual([ranges[0]])
    expect(page).toHaveBeenLastCalledWith(expect.objectContaining({ Limit: 1 }))
  })
})

it('a deleted goal leaves no days, run, rhythm, texts, nudges or witness', async () => {
  const of = (goal: string) => [
    dayKey(person(), goal, '2026-11-24'),
    runKey(person(), goal),
    rhythmKey(person(), goal),
    motivationKey(person(), goal, '2026-11-24'),
    witnessKey(person(), goal),
  ]
  const nudges = ['goal_1', 'goal_2'].map((goal_id, n) => ({ ...nudgeKey(person(), '2026-11-24', n + 1), goal_id }))
  await put(...of('goal_1'), ...of('goal_2'), ...nudges)
  expect(await createGoalSweeper(table)(person(), 'goal_1')).toBe(6)
  const ExpressionAttributeValues = { ':pk': `USER#${person()}` }
  const left = await table.query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues })
  expect(left.map(({ sk }) => sk)).toEqual(
    [...of('goal_2'), nudgeKey(person(), '2026-11-24', 2)].map(({ sk }) => sk).toSorted(),
  )
})
