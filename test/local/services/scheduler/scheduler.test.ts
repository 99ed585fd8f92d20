import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { HOUR_MS } from '#domain/time/units.ts'
import type { CloudModel, Schedule } from '#local/contracts/cloud-model.ts'
import { allow, cloud, createFunction, createQueue } from '#test/local/host/iam/cloud.ts'
import { type Answerer, type StartedParts, startParts } from '#test/local/host/iam/parts.ts'

const START = Date.parse('2026-11-21T06:02:00Z')
const schedule = (name: string, expression: string, more: Partial<Schedule> = {}): Schedule => ({
  name,
  expression,
  zone: 'UTC',
  functionName: name,
  input: '{"scheduledTime":"<aws.scheduler.scheduled-time>"}',
  retry: { attempts: 1, maxAgeSeconds: 3600, deadLetterQueue: 'dead-letters' },
  ...more,
})
const quarter = schedule('quarter', 'cron(0/15 * * * ? *)')
const model = (...schedules: Schedule[]): CloudModel =>
  cloud({
    functions: [createFunction('sender', [allow(['sqs:*'], ['*'])])],
    schedules,
    queues: [createQueue('dead-letters'), createQueue('work')],
    queueSources: [
      {
        queue: 'work',
        functionName: 'worker',
        batchSize: 1,
        windowSeconds: 0,
        reportsItemFailures: false,
        maxConcurrency: 2,
      },
    ],
  })

let parts: StartedParts
const start = async (
  schedules: Schedule[],
  answerers: Record<string, Answerer> = {},
  more: { folder?: string; now?: number } = {},
) => {
  parts = await startParts(model(...schedules), answerers, { now: START, ...more })
  parts.start()
  await parts.scheduler.idle()
}
afterEach(() => parts.end())

const input = z.looseObject({ scheduledTime: z.string() })
const ticks = () =>
  parts.invocations.map(({ name, event }) => `${name} ${input.parse(event).scheduledTime.slice(5, 16)}`)
const travel = (target: number) =>
  parts.scheduler.runUntil(target, async (at) => {
    await parts.queues.idle()
    parts.clock.set(at)
  })

test('runUntil fires every tick in order, each at its time', async () => {
  await start([quarter, schedule('hourly', 'cron(30 * * * ? *)')])
  await travel(START + HOUR_MS)
  expect(ticks()).toEqual([
    'quarter 11-21T06:15',
    'quarter 11-21T06:30',
    'hourly 11-21T06:30',
    'quarter 11-21T06:45',
    'quarter 11-21T07:00',
  ])
  for (const { event, at } of parts.invocations) {
    expect(Math.abs(at - Date.parse(input.parse(event).scheduledTime))).toBeLessThan(1000)
  }
  await travel(START + HOUR_MS)
  expect(parts.invocations).toHaveLength(5)
})

test('runUntil fires 288 different five-minute ticks in a day', async () => {
  const five = schedule('five', 'cron(0/5 * * * ? *)')
  await start([five], {}, { now: Date.parse('2026-10-25T00:00:30Z') })
  await travel(Date.parse('2026-10-26T00:00:30Z'))
  expect(parts.invocations).toHaveLength(288)
  expect(new Set(ticks()).size).toBe(288)
})

test('runUntil stops where a hidden message becomes visible, so that it is retried at its time', async () => {
  let failures = 1
  await start([], {
    worker: () => {
      failures -= 1
      if (failures >= 0) throw new Error('not yet')
    },
  })
  await parts
    .sqs('sender')
    .send(new SendMessageBatchCommand({ QueueUrl: createQueue('work').url, Entries: [{ Id: '0', MessageBody: 'x' }] }))
  await parts.queues.idle()
  await travel(START + HOUR_MS)
  await parts.queues.idle()
  expect(parts.invocations).toHaveLength(2)
  const [first, second] = parts.invocations
  expect(Math.round(((second?.at ?? 0) - (first?.at ?? 0)) / 1000)).toBe(60)
})

test('the scheduler fires a tick when the clock reaches it', async () => {
  await start([quarter])
  parts.clock.set(Date.parse('2026-11-21T06:14:59.800Z'))
  parts.scheduler.wake()
  expect(parts.invocations).toEqual([])
  await vi.waitFor(() => expect(ticks()).toEqual(['quarter 11-21T06:15']), { timeout: 5000 })
})

test('the scheduler fires missed ticks of at most a day after a restart, in order and once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-parts-'))
  await start([quarter], {}, { folder })
  await parts.stop()

  await start([quarter], {}, { folder, now: START + HOUR_MS })
  expect(ticks()).toEqual(['06:15', '06:30', '06:45', '07:00'].map((time) => `quarter 11-21T${time}`))
  await parts.stop()
  await start([quarter], {}, { folder, now: START + HOUR_MS })
  expect(parts.invocations).toEqual([])
  await parts.stop()

  await start([quarter], {}, { folder, now: START + 72 * HOUR_MS })
  expect(parts.invocations).toHaveLength(96)
  expect(ticks()[0]).toBe('quarter 11-23T06:15')
})

test('the scheduler delivers a tick after a restart when a stop interrupted it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-parts-'))
  parts = await startParts(model(quarter), { quarter: () => Promise.reject(new Error('down')) }, { folder, now: START })
  parts.start()
  void parts.scheduler.fire('quarter')
  await vi.waitFor(() => expect(parts.invocations).toHaveLength(1))
  await parts.stop()
  await start([quarter], {}, { folder })
  expect(parts.invocations).toHaveLength(1)
})

test('the scheduler fires ticks again after the clock is set back', async () => {
  await start([quarter])
  await travel(START + HOUR_MS)
  parts.clock.set(START)
  parts.scheduler.wake()
  parts.invocations.length = 0
  await travel(START + HOUR_MS / 2)
  expect(ticks()).toEqual(['quarter 11-21T06:15', 'quarter 11-21T06:30'])
})

test('fire sends the current instant as the scheduled time and throws for an unknown name', async () => {
  await start([schedule('named', 'cron(0 8 * * ? *)')])
  expect(await parts.scheduler.fire('named')).toBe(true)
  expect(parts.invocations).toMatchObject([
    { event: { scheduledTime: expect.stringMatching(/^2026-11-21T06:02:0\dZ$/) } },
  ])
  await expect(parts.scheduler.fire('unknown')).rejects.toThrow('There is no schedule unknown')
})

test('list and next return the instant of the next tick', async () => {
  await start([schedule('morning', 'cron(0 7 * * ? *)')])
  expect(parts.scheduler.list()).toMatchObject([
    { name: 'morning', zone: 'UTC', functionName: 'morning', next: Date.parse('2026-11-21T07:00:00Z') },
  ])
  expect(parts.scheduler.next('morning')).toBe(Date.parse('2026-11-21T07:00:00Z'))
  expect(() => parts.scheduler.next('unknown')).toThrow('There is no schedule unknown')
})

test('the scheduler writes a dead letter when every attempt fails and fires the next tick', async () => {
  await start([quarter], { quarter: () => Promise.reject(new Error('the table is down')) })
  await travel(Date.parse('2026-11-21T06:30:00Z'))
  expect(parts.invocations).toHaveLength(4)
  const letters = parts.queues.depths().find(({ name }) => name === 'dead-letters')?.deadLetters ?? []
  expect(letters.map(({ body }) => JSON.parse(body).scheduledTime)).toEqual([
    '2026-11-21T06:15:00Z',
    '2026-11-21T06:30:00Z',
  ])
  expect(letters[0]?.attributes).toMatchObject({ ERROR_MESSAGE: 'the table is down' })
})

test.each([
  [schedule('odd', 'sometimes'), 'sometimes is not supported'],
  [schedule('odd', 'cron(0 7 * * ? *)', { zone: 'Europe/Oslo' }), 'the zone Europe/Oslo is not supported'],
  [
    schedule('odd', 'cron(0 7 * * ? *)', { input: '{"id":"<aws.scheduler.execution-id>"}' }),
    'the context attribute <aws.scheduler.execution-id> is not supported',
  ],
])('createScheduler throws for an unsupported schedule: %j', async (odd, reason) => {
  await start([])
  await expect(startParts(model(odd))).rejects.toThrow(`The schedule odd cannot be run: ${reason}`)
})
