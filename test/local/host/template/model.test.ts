import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  announceTrialEnds,
  dispatchDailyGeneration,
  dispatchEveningQuestions,
  dispatchWakeUpMails,
  reconcileSubscriptions,
} from '#events/schedules.ts'
import { ANSWER_UNKNOWN, ROUTE_PAGE } from '#infra/constructs/route-page.ts'
import { operations } from '#infra/operations.ts'
import { reactions } from '#infra/reactions.ts'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import { readModel } from '#local/host/template/model.ts'
import { readStacks } from '#local/host/template/stacks.ts'
import { synthesise } from '#local/host/template/synth.ts'
import { loadConfig } from '#web/lib/config.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const ORIGIN = 'http://localhost:3123'

let folder: string
let templates: string
let model: CloudModel

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'five-circles-template-'))
  templates = await synthesise(ROOT, join(ROOT, 'node_modules/.cache/five-circles'))
  model = readModel(templates, ORIGIN)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the model of the synthesised templates', () => {
  test('readModel returns a function and a route for every operation, with an authorizer unless it is public', () => {
    for (const { contract } of operations) {
      const route = model.routes.find((one) => one.key === `POST /api/${contract.name}`)
      expect(route?.functionName).toBe(model.functions.find((fn) => fn.stem === contract.name)?.name)
      expect(route?.authorizer).toEqual(
        contract.access === 'anyone'
          ? undefined
          : { issuer: model.userPool.issuer, audience: [model.userPool.clientId] },
      )
    }
    expect(model.routes).toHaveLength(operations.length)
    expect(model.functions.map((fn) => fn.stem).sort()).toEqual(
      [
        ...operations.map(({ contract }) => contract.name),
        ...reactions.filter(({ setting }) => setting === undefined).map(({ stem }) => stem),
      ].sort(),
    )
  })

  test('readModel resolves every reference', () => {
    const text = JSON.stringify(model)
    for (const trace of ['"Ref"', 'Fn::', '${', '{{resolve', 'undefined', '[object']) expect(text).not.toContain(trace)
  })

  test('readModel refers only to resources of the model', () => {
    const functions = new Set(model.functions.map((fn) => fn.name))
    const queues = new Set(model.queues.map((queue) => queue.name))
    const called = [
      ...model.routes,
      ...model.schedules,
      ...model.queueSources,
      ...model.rules.flatMap((rule) => rule.targets),
    ].map((one) => one.functionName)
    for (const name of [...called, ...Object.values(model.userPool.triggers)]) expect(functions).toContain(name)
    for (const source of model.queueSources) expect(queues).toContain(source.queue)
    for (const queue of model.queues) if (queue.deadLetter) expect(queues).toContain(queue.deadLetter.queue)
    for (const { retry } of [...model.schedules, ...model.rules.flatMap((rule) => rule.targets)])
      expect(queues).toContain(retry.deadLetterQueue)
    // Every account has the bus named default.
    const buses = ['default', ...model.buses.map((bus) => bus.name)]
    for (const rule of model.rules) expect(buses).toContain(rule.bus)
  })

  test('readModel uses the origin of the product', () => {
    expect(model.userPool.callbackUrls).toEqual([`${ORIGIN}/auth/callback`])
    expect(JSON.stringify(model)).not.toContain('localhost:3000')
  })

  test('readModel returns the same names each time', () => {
    expect(readModel(templates, ORIGIN)).toEqual(model)
  })

  test('readModel returns functions, headers and errors of the distribution', () => {
    expect(model.page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(model.page.viewerRequest).toBe(ROUTE_PAGE)
    expect(model.page.viewerResponse).toBe(ANSWER_UNKNOWN)
    expect(model.pageConfig).toMatchObject({
      stage: 'dev',
      userPoolId: model.userPool.id,
      userPoolClientId: model.userPool.clientId,
    })
  })
})

test('the config.json of the template matches the schema of the page', async () => {
  const { pageConfig } = readModel(templates, ORIGIN)
  vi.stubGlobal('fetch', async () => Response.json(pageConfig))
  const read = await loadConfig().finally(() => vi.unstubAllGlobals())
  expect(read.passwordPolicy).toEqual({ maximumLength: 256, ...Object(pageConfig.passwordPolicy) })
  expect(pageConfig.passwordPolicy).toEqual({
    minimumLength: 6,
    requireLowercase: false,
    requireUppercase: false,
    requireNumbers: false,
    requireSymbols: false,
  })
})

describe('the hosted pages', () => {
  const modelWithout = async (change: (text: string) => string) => {
    cpSync(templates, folder, { recursive: true })
    const file = join(folder, 'five-circles-dev-identity.template.json')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    return readModel(folder, ORIGIN)
  }

  test('readModel reads whether the pool uses managed login', async () => {
    expect(model.userPool.managedLogin).toBe(true)
    const classic = await modelWithout((text) => text.replace('"ManagedLoginVersion": 2', '"ManagedLoginVersion": 1'))
    expect(classic.userPool.managedLogin).toBe(false)
  })

  test('readModel refuses managed login without a style for the client', async () => {
    const unstyled = modelWithout((text) =>
      text.replace('"AWS::Cognito::ManagedLoginBranding"', '"AWS::Logs::LogGroup"'),
    )
    await expect(unstyled).rejects.toThrow('managed login has no ManagedLoginBranding for the client')
  })
})

describe('an unsupported template', () => {
  const withResource = (id: string, resource: unknown, outputs: Record<string, unknown> = {}) => {
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({
        artifacts: { odd: { type: 'aws:cloudformation:stack', properties: { templateFile: 'odd.json' } } },
      }),
    )
    writeFileSync(join(folder, 'odd.json'), JSON.stringify({ Resources: { [id]: resource }, Outputs: outputs }))
    return () => readModel(folder, ORIGIN)
  }

  test('readModel refuses an unsupported type by name', () => {
    expect(withResource('cache', { Type: 'AWS::ElastiCache::CacheCluster' })).toThrow(
      'odd asks for cache, a AWS::ElastiCache::CacheCluster, which has no emulator.',
    )
  })

  test('readModel refuses a condition', () => {
    expect(withResource('queue', { Type: 'AWS::SQS::Queue', Condition: 'IsProd' })).toThrow('on the condition IsProd')
  })

  test('readModel refuses a manifest with a missing template', () => {
    expect(() => readStacks(join(folder, 'nowhere'))).toThrow('manifest.json')
  })
})

test('readModel returns every schedule of the product', () => {
  const ticks = model.schedules.map(({ name, zone }) => ({ name, zone }))
  const asked = [
    announceTrialEnds,
    dispatchDailyGeneration,
    dispatchEveningQuestions,
    dispatchWakeUpMails,
    reconcileSubscriptions,
  ]
  expect(ticks.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    asked.map(({ name, zone }) => ({ name, zone })),
  )
})
