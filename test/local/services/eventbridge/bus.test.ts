import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/time/units.ts'
import type { CloudModel, EventRule, Retry } from '#local/contracts/cloud-model.ts'
import { allow, cloud, createFunction, createQueue } from '#test/local/host/iam/cloud.ts'
import { type Answerer, type StartedParts, startParts } from '#test/local/host/iam/parts.ts'

const BUS = 'five-circles-test'
const retry: Retry = { attempts: 2, maxAgeSeconds: 3600, deadLetterQueue: 'dead-letters' }
const rule = (name: string, functionName: string, more: Partial<EventRule> = {}): EventRule => ({
  name,
  bus: BUS,
  pattern: { source: ['five-circles'], 'detail-type': ['goal-created'] },
  targets: [{ functionName, retry }],
  ...more,
})
const model = (...rules: EventRule[]): CloudModel =>
  cloud({
    functions: [createFunction('publisher', [allow(['events:PutEvents'], ['*'])])],
    queues: [createQueue('dead-letters')],
    rules,
  })

let parts: StartedParts
const start = async (rules: EventRule[], answerers: Record<string, Answerer> = {}, now?: number) => {
  parts = await startParts(model(...rules), answerers, now === undefined ? {} : { now })
  parts.start()
}
afterEach(() => parts.end())

const entry = (Detail: object, more = {}) => ({
  EventBusName: BUS,
  Source: 'five-circles',
  DetailType: 'goal-created',
  Detail: JSON.stringify(Detail),
  ...more,
})
const publish = (...Entries: ReturnType<typeof entry>[]) =>
  parts.events('publisher').send(new PutEventsCommand({ Entries }))
const deadLetters = () => parts.queues.depths().find(({ name }) => name === 'dead-letters')?.deadLetters

test('the bus sends an event to every function with a matching rule, in the envelope of EventBridge', async () => {
  await start(
    [
      rule('first', 'generate'),
      rule('second', 'greet'),
      rule('other', 'never', { pattern: { 'detail-type': ['goal-deleted'] } }),
      rule('elsewhere', 'never', { bus: 'default' }),
    ],
    {},
    Date.parse('2026-11-21T06:30:00Z'),
  )
  const { Entries = [], FailedEntryCount } = await publish(entry({ userId: 'u-1' }, { Resources: ['goal_1'] }))
  await parts.bus.idle()
  expect(FailedEntryCount).toBe(0)
  expect(parts.invocations.map(({ name }) => name).toSorted()).toEqual(['generate', 'greet'])
  expect(parts.invocations[0]?.event).toEqual({
    version: '0',
    id: Entries[0]?.EventId,
    'detail-type': 'goal-created',
    source: 'five-circles',
    account: '111111111111',
    time: expect.stringMatching(/^2026-11-21T06:30:0\dZ$/),
    region: 'eu-north-1',
    resources: ['goal_1'],
    detail: { userId: 'u-1' },
  })
})

test('the bus retries a failing function up to the number of its target, and does not repeat other targets', async () => {
  let failures = 2
  await start([rule('flaky', 'flaky'), rule('steady', 'steady')], {
    flaky: () => {
      failures -= 1
      if (failures >= 0) throw new Error('not yet')
    },
  })
  await publish(entry({ userId: 'u-1' }))
  await parts.bus.idle()
  expect(parts.invocations.filter(({ name }) => name === 'flaky')).toHaveLength(3)
  expect(parts.invocations.filter(({ name }) => name === 'steady')).toHaveLength(1)
  expect(deadLetters()).toEqual([])
})

test('the bus writes a dead letter with error, rule and target when every attempt fails', async () => {
  await start([rule('broken', 'broken')], { broken: () => Promise.reject(new Error('the model is down')) })
  await publish(entry({ userId: 'u-1' }))
  await parts.bus.idle()
  expect(parts.invocations).toHaveLength(3)
  const [letter, ...more] = deadLetters() ?? []
  expect(more).toEqual([])
  expect(JSON.parse(letter?.body ?? '')).toEqual(parts.invocations[0]?.event)
  expect(letter?.attributes).toEqual({
    ERROR_CODE: 'Error',
    ERROR_MESSAGE: 'the model is down',
    RULE_ARN: 'arn:aws:events:eu-north-1:111111111111:rule/five-circles-test/broken',
    TARGET_ARN: 'arn:aws:lambda:eu-north-1:111111111111:function:broken',
  })
})

test('the bus does not retry an event past its maximum age by the clock of the stack', async () => {
  await start([rule('slow', 'slow')], {
    slow: () => {
      parts.clock.set(parts.clock.now() + 2 * HOUR_MS)
      throw new Error('late')
    },
  })
  await publish(entry({ userId: 'u-1' }))
  await parts.bus.idle()
  expect(parts.invocations).toHaveLength(1)
  expect(deadLetters()).toHaveLength(1)
})

test('PutEvents names refused entries in the response and delivers the others', async () => {
  await start([rule('first', 'generate')])
  const { FailedEntryCount, Entries } = await publish(
    entry({}, { Detail: 'not json' }),
    entry({}, { Source: undefined }),
    entry({ userId: 'u-2' }),
  )
  await parts.bus.idle()
  expect(FailedEntryCount).toBe(2)
  expect(Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual(['MalformedDetail', 'InvalidArgument', undefined])
  expect(parts.invocations).toMatchObject([{ event: { detail: { userId: 'u-2' } } }])
})

test('PutEvents refuses an unknown bus and an entry over the size limit', async () => {
  await start([rule('first', 'generate')])
  await expect(publish(entry({}, { EventBusName: 'none' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  })
  await expect(publish(entry({ text: 'x'.repeat(257 * 1024) }))).rejects.toMatchObject({ name: 'ValidationException' })
})

test('createBus throws for a rule with an unsupported pattern', async () => {
  await start([])
  const rules = [rule('new', 'x', { pattern: { detail: { a: [{ cidr: '10.0.0.0/8' }] } } })]
  await expect(startParts(model(...rules))).rejects.toThrow(
    'The rule new cannot be run: the event pattern of detail.a.0 is not supported.',
  )
})

test('the bus delivers an accepted event after a restart, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-parts-'))
  parts = await startParts(
    model(rule('first', 'generate')),
    { generate: () => Promise.reject(new Error('down')) },
    { folder },
  )
  parts.start()
  const { Entries } = await publish(entry({ userId: 'u-1' }))
  await vi.waitFor(() => expect(parts.invocations).toHaveLength(1))
  await parts.stop()

  parts = await startParts(model(rule('first', 'generate')), {}, { folder })
  parts.start()
  await parts.bus.idle()
  expect(parts.invocations).toMatchObject([{ name: 'generate', event: { id: Entries?.[0]?.EventId } }])
  await parts.stop()

  parts = await startParts(model(rule('first', 'generate')), {}, { folder })
  parts.start()
  await parts.bus.idle()
  expect(parts.invocations).toEqual([])
})
