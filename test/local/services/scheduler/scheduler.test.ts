import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SendMessageCommand } from '@aws-sdk/client-sqs'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { HOUR_MS } from '#domain/time/units.ts'
import type { CloudModel, Schedule } from '#local/contracts/cloud-model.ts'
import { allow, cloud, functionOf, queueOf } from '#test/local/host/iam/cloud.ts'
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
    functions: [functionOf('sender', [allow(['sqs:*'], ['*'])])],
    schedules,
    queues: [queueOf('dead-letters'), queueOf('work')],
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

test('moving the clock fires every tick on the way, in order, each at its own time', async () => {
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

test('a day of five-minute ticks fires 288 times, each for another instant', async () => {
  const five = schedule('five', 'cron(0/5 * * * ? *)')
  await start([five], {}, { now: Date.parse('2026-10-25T00:00:30Z') })
  await travel(Date.parse('2026-10-26T00:00:30Z'))
  expect(parts.invocations).toHaveLength(288)
  expect(new Set(ticks()).size).toBe(288)
})

test('on the way the clock stops where a hidden message turns visible, so that it is tried again at its time', async () => {
  let failures = 1
  await start([], {
    worker: () => {
      failures -= 1
      if (failures >= 0) throw new Error('not yet')
    },
  })
  await parts.sqs('sender').send(new SendMessageCommand({ QueueUrl: queueOf('work').url, MessageBody: 'x' }))
  await parts.queues.idle()
  await travel(START + HOUR_MS)
  await parts.queues.idle()
  expect(parts.invocations).toHaveLength(2)
  const [first, second] = parts.invocations
  expect(Math.round(((second?.at ?? 0) - (first?.at ?? 0)) / 1000)).toBe(60)
})

test('in normal running a tick fires when the clock reaches it', async () => {
  await start([quarter])
  parts.clock.set(Date.parse('2026-11-21T06:14:59.800Z'))
  parts.scheduler.wake()
  expect(parts.invocations).toEqual([])
  await vi.waitFor(() => expect(ticks()).toEqual(['quarter 11-21T06:15']), { timeout: 5000 })
})

test('a restart after a sleep makes up for what was missed, in order and once, and for no more than a day', async () => {
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

test('a tick that was cut off by a stop is delivered after the restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-parts-'))
  parts = await startParts(model(quarter), { quarter: () => Promise.reject(new Error('down')) }, { folder, now: START })
  parts.start()
  void parts.scheduler.fire('quarter')
  await vi.waitFor(() => expect(parts.invocations).toHaveLength(1))
  await parts.stop()
  await start([quarter], {}, { folder })
  expect(parts.invocations).toHaveLength(1)
})

test('a clock that is set back starts the schedules anew from there', async () => {
  await start([quarter])
  await travel(START + HOUR_MS)
  parts.clock.set(START)
  parts.scheduler.wake()
  parts.invocations.length = 0
  await travel(START + HOUR_MS / 2)
  expect(ticks()).toEqual(['quarter 11-21T06:15', 'quarter 11-21T06:30'])
})

test('a schedule fires by hand, for the present instant, with what Scheduler puts in', async () => {
  const named = schedule('named', 'cron(0 8 * * ? *)', {
    input: JSON.stringify({
      scheduledTime: '<aws.scheduler.scheduled-time>',
      arn: '<aws.scheduler.schedule-arn>',
      id: '<aws.scheduler.execution-id>',
      attempt: '<aws.scheduler.attempt-number>',
    }),
  })
  await start([named])
  expect(await parts.scheduler.fire('named')).toBe(true)
  expect(parts.invocations).toMatchObject([
    {
      event: {
        scheduledTime: expect.stringMatching(/^2026-11-21T06:02:0\dZ$/),
        arn: 'arn:aws:scheduler:eu-north-1:111111111111:schedule/default/named',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        attempt: '1',
      },
    },
  ])
  await expect(parts.scheduler.fire('nobody')).rejects.toThrow('There is no schedule nobody')
})

test('the list says when each fires next, in its own zone', async () => {
  await start([
    schedule('morning', 'cron(0 7 * * ? *)', { zone: 'America/New_York' }),
    schedule('past', 'at(2020-01-01T00:00:00)'),
  ])
  expect(parts.scheduler.list()).toMatchObject([
    { name: 'morning', zone: 'America/New_York', functionName: 'morning', next: Date.parse('2026-11-21T12:00:00Z') },
    { name: 'past', next: null },
  ])
  expect(parts.scheduler.next('morning')).toBe(Date.parse('2026-11-21T12:00:00Z'))
  expect(() => parts.scheduler.next('nobody')).toThrow('There is no schedule nobody')
})

test('a tick whose function fails for good becomes a dead letter, and the next one fires all the same', async () => {
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

test('an expression that cannot be read keeps the stack from starting', async () => {
  await start([])
  await expect(startParts(model(schedule('odd', 'sometimes')))).rejects.toThrow(
    'The schedule odd cannot be run: sometimes is no schedule expression.',
  )
})
