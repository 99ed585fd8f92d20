import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/time/units.ts'
import type { CloudFunction } from '#local/contracts/cloud-model.ts'
import { createClock, type StackClock } from '#local/host/clock.ts'
import { createFunctions, type Runtime } from '#local/host/runtime/functions.ts'
import { createLogs, type Logs } from '#local/host/runtime/logs.ts'

let folder: string
let clock: StackClock
let logs: Logs
let runtime: Runtime

const fn = (name: string, more: Partial<CloudFunction> = {}): CloudFunction => ({
  name: `five-circles-${name}`,
  stem: name,
  entry: 'handlers/probe.ts',
  handler: 'handler',
  environment: { TABLE_NAME: 'a-table', QUEUE_URL: 'http://aws.invalid/1/work' },
  timeoutSeconds: 10,
  policy: [],
  ...more,
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-circles-runtime-'))
  cpSync(join(import.meta.dirname, 'handlers'), join(folder, 'handlers'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'handlers/broken.ts'), "import './no-such-file.ts'\nexport const handler = () => 1\n")
  clock = createClock(join(folder, 'clock.json'))
  logs = createLogs(join(folder, 'logs'))
  runtime = createRuntime()
})
const createRuntime = (more: { idleMs?: number } = {}): Runtime =>
  createFunctions({
    functions: [
      fn('one'),
      fn('two', { environment: { ONLY: 'two' } }),
      fn('hasty', { timeoutSeconds: 1 }),
      fn('broken', { entry: 'handlers/broken.ts' }),
    ],
    root: folder,
    clock: clock.cell,
    region: 'us-east-1',
    stripeUrl: 'http://stripe.invalid',
    endpoint: () => 'http://127.0.0.1:4566',
    logs,
    ...more,
  })
afterEach(async () => {
  await runtime.stop()
  rmSync(folder, { recursive: true, force: true })
})

const invoke = (name: string, event: unknown) => runtime.invoke(`five-circles-${name}`, event)

describe('environment', () => {
  test('a function gets its variables and none of the machine', async () => {
    vi.stubEnv('SECRET_OF_THE_MACHINE', 'x')
    const seen = await invoke('two', { do: 'environment' })
    vi.unstubAllEnvs()
    expect(seen).toMatchObject({
      ok: true,
      payload: { ONLY: 'two', AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'five-circles-two' },
    })
    expect(seen.ok && Object.keys(Object(seen.payload))).not.toContain('TABLE_NAME')
    expect(seen.ok && Object.keys(Object(seen.payload))).not.toContain('SECRET_OF_THE_MACHINE')
    expect(seen.ok && Object.keys(Object(seen.payload))).not.toContain('PATH')
  })

  test('AWS URLs in the environment point to the gate', async () => {
    expect(await invoke('one', { do: 'environment' })).toMatchObject({
      payload: { QUEUE_URL: 'http://127.0.0.1:4566/1/work', AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' },
    })
  })
})

test('Date follows the clock of the stack, also after it moved', async () => {
  const there = Date.parse('2030-03-10T06:59:00Z')
  clock.set(there)
  const before = await invoke('one', { do: 'time' })
  expect(before).toMatchObject({
    payload: { made: expect.stringMatching(/^2030-03-10T06:59/), fixed: '1970-01-01T00:00:00.000Z' },
  })
  expect(before).toMatchObject({ payload: { text: expect.stringContaining('Mar 10 2030') } })
  clock.set(there + DAY_MS)
  expect(await invoke('one', { do: 'time' })).toMatchObject({
    payload: { made: expect.stringMatching(/^2030-03-11T06:59/) },
  })
})

test('the context names function and request and counts down', async () => {
  const seen = await invoke('one', { do: 'context' })
  expect(seen).toMatchObject({ payload: { functionName: 'five-circles-one', awsRequestId: expect.any(String) } })
  const remaining = seen.ok && Number(Object(seen.payload).remaining)
  expect(remaining).toBeGreaterThan(9000)
  expect(remaining).toBeLessThanOrEqual(10_000)
})

test('invoke returns the name of a thrown error, and the thread serves the next call', async () => {
  expect(await invoke('one', { do: 'throw', message: 'no' })).toMatchObject({
    ok: false,
    error: { errorType: 'Refused', errorMessage: 'no', trace: expect.any(Array) },
  })
  expect(await invoke('one', { do: 'count' })).toMatchObject({ ok: true, payload: 2 })
})

test('invoke times out a handler that never ends or blocks, and serves the next call', async () => {
  const timedOut = { ok: false, error: { errorMessage: 'Task timed out after 1 seconds' } }
  expect(await invoke('hasty', { do: 'wait', ms: 60_000 })).toMatchObject(timedOut)
  expect(await invoke('hasty', { do: 'forever' })).toMatchObject(timedOut)
  expect(await invoke('hasty', { do: 'count' })).toMatchObject({ ok: true, payload: 1 })
  expect(logs.read('hasty')).toContain('Task timed out after 1 seconds')
})

test('a crashed function does not affect others', async () => {
  const [dead, alive] = await Promise.all([invoke('one', { do: 'exit' }), invoke('two', { do: 'count' })])
  expect(dead).toMatchObject({ ok: false, error: { errorType: 'Runtime.ExitError' } })
  expect(alive).toMatchObject({ ok: true, payload: 1 })
  expect(await invoke('one', { do: 'stray' })).toMatchObject({
    ok: false,
    error: { errorMessage: 'nobody waits for this' },
  })
  expect(await invoke('one', { do: 'count' })).toMatchObject({ ok: true, payload: 1 })
})

test('calls of one function run concurrently', async () => {
  await invoke('one', { do: 'count' })
  const counts = await Promise.all([1, 2, 3].map(() => invoke('one', { do: 'wait', ms: 50 })))
  expect(counts.map((count) => count.ok && count.payload)).toEqual([4, 4, 4])
})

test('invoke returns an error for a handler that cannot be loaded', async () => {
  expect(await invoke('broken', {})).toMatchObject({
    ok: false,
    error: { errorType: 'Runtime.ImportModuleError', errorMessage: expect.stringContaining('no-such-file') },
  })
})

test('invoke returns an error for an unknown function', async () => {
  expect(await invoke('nobody', {})).toMatchObject({ ok: false, error: { errorType: 'ResourceNotFoundException' } })
})

test('the console output of a function is in its log', async () => {
  await invoke('one', { do: 'log', line: 'hello from one' })
  await vi.waitFor(() => expect(logs.read('one')).toContain('hello from one'))
  expect(logs.read('two')).toBe('')
})

test('changed reloads a function for the next call', async () => {
  await invoke('one', { do: 'count' })
  const source = join(folder, 'handlers/probe.ts')
  writeFileSync(source, readFileSync(source, 'utf8').replace('return calls', "return 'changed'"))
  runtime.changed([join(folder, 'elsewhere.ts')])
  expect(await invoke('one', { do: 'count' })).toMatchObject({ payload: 2 })
  runtime.changed([source])
  expect(await invoke('one', { do: 'count' })).toMatchObject({ payload: 'changed' })
})

describe('memory', () => {
  test('the first call loads only the called function', async () => {
    expect(runtime.loaded()).toEqual([])
    await invoke('one', { do: 'count' })
    expect(runtime.loaded()).toEqual(['five-circles-one'])
  })

  test('a function is unloaded after the idle time and reloaded by the next call', async () => {
    await runtime.stop()
    runtime = createRuntime({ idleMs: 5 })
    expect(await invoke('one', { do: 'count' })).toEqual({ ok: true, payload: 1 })
    await vi.waitFor(() => expect(runtime.loaded()).toEqual([]))
    expect(await invoke('one', { do: 'count' })).toEqual({ ok: true, payload: 1 })
  })

  test('a function stays loaded while a call runs longer than the idle time', async () => {
    await runtime.stop()
    runtime = createRuntime({ idleMs: 5 })
    await invoke('one', { do: 'count' })
    const long = invoke('one', { do: 'wait', ms: 100 })
    const short = invoke('one', { do: 'count' })
    expect([(await short).ok, runtime.loaded()]).toEqual([true, ['five-circles-one']])
    expect((await long).ok).toBe(true)
  })

  test('a function stays loaded until the idle time ends', async () => {
    await invoke('one', { do: 'count' })
    expect(await invoke('one', { do: 'count' })).toEqual({ ok: true, payload: 2 })
  })
})
