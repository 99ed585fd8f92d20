import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contract } from '#functions/runtime/contract.ts'
import { inParallel } from '#functions/runtime/in-parallel.ts'
import { loadContracts } from '#local/host/operation-contracts.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { readModel } from '#local/host/template/model.ts'
import { synthesise } from '#local/host/template/synth.ts'
import { badTokens } from '#test/support/bad-tokens.ts'
import type { Person } from '#test/support/people.ts'
import { findSample, type Ground, SAMPLED } from '#test/support/samples.ts'
import { type Stack, startStack } from '#test/support/stack.ts'
import { dumpTable, type Item } from '#test/support/table-dump.ts'
import { isBounded, readBounds } from './bounds.ts'
import { changed, valueAt } from './fields.ts'
import { type Answer, createGoal, groundFor, listShapes, NOW, send } from './ground.ts'
import { type Around, type Case, KINDS } from './kinds.ts'
import { doAllWork } from './work.ts'

/**
 * Sends every route of the synthesised template each request that it must refuse, and checks the status, the named field, and
 * that the table is unchanged. Also sends accepted requests, on the same product, because the first call of a function is
 * slow.
 */

const WIDTH = 4
/** Operations whose samples change what the samples of other operations expect. Creating a person is slow, so the others share one. */
const NEEDS_OWN_GROUND = new Set(['check-in', 'create-checkout', 'delete-account', 'delete-goal', 'invite-witness'])

const routed = await loadContracts(readModel(await synthesise(ROOT, CACHE), 'http://localhost'), ROOT)
const routes = routed
  .map(({ route, contract }) => ({ name: contract.name, isOpen: route.authorizer === undefined, contract }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

let stack: Stack
let other: Person
let othersGoal: string
let person: Ground
let operator: Ground
const tokens = new Map<Ground, Around['tokens']>()

beforeAll(async () => {
  stack = await startStack({ now: NOW, adjustments: { throttled: false } })
  other = await stack.person()
  othersGoal = await createGoal(stack, other)
  person = await groundFor(stack, 'person', other)
  operator = await groundFor(stack, 'operator', other)
  for (const ground of [person, operator]) tokens.set(ground, await badTokens(stack, ground.caller, other))
  // The first call loads a function and is slow, so the first calls run in parallel.
  await inParallel(routes, WIDTH, async ({ contract }) => {
    await send(stack, contract, operator.caller, { request: contract.from === 'query' ? {} : '{' })
  })
}, 120_000)
afterAll(() => stack.stop())

const chooseGround = ({ access }: Contract): Ground => (access === 'operator' ? operator : person)

const around = (contract: Contract): Around => {
  const ground = chooseGround(contract)
  return {
    shapes: listShapes(contract, ground),
    caller: ground.caller,
    person: person.caller,
    other,
    othersGoal,
    tokens: tokens.get(ground) ?? {},
  }
}

/** Sends every case and compares the responses with the expected ones. */
const hold = async (contract: Contract, caller: Person, cases: Case[]): Promise<void> => {
  const got: Record<string, Partial<Answer>> = {}
  const errors = await inParallel(cases, WIDTH, async ({ label, who = caller, expected, ...call }) => {
    const answer: Record<string, unknown> = await send(stack, contract, who, call)
    got[label] = Object.fromEntries(Object.keys(expected).map((key) => [key, answer[key]]))
  })
  expect(errors).toEqual([])
  expect(Object.keys(got).length).toBe(Math.max(cases.length, 1))
  expect(got).toEqual(Object.fromEntries(cases.map(({ label, expected }) => [label, expected])))
}

it('every route has samples, and every sample has a route', () => {
  expect(SAMPLED.toSorted()).toEqual(routes.map(({ name }) => name))
})

it('the product serves the OpenAPI document of docs/', async () => {
  const kept = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'))
  expect(await stack.local('GET', 'openapi.json')).toEqual({ status: 200, body: kept })
})

/** What the last of these tests found at its end. The next one starts with it, because nothing happens in between. */
let left: Item[] | undefined

describe.each(routes)('$name', ({ isOpen, contract }) => {
  let before: Item[]
  beforeEach(async () => {
    before = left ?? (await dumpTable(stack.product))
  })
  afterEach(async () => {
    left = await dumpTable(stack.product)
    expect(left).toEqual(before)
  })

  it.for(KINDS.filter(({ applies }) => applies(contract, isOpen)))('$title', async ({ title, cases }, { task }) => {
    const given = around(contract)
    const held = cases(given, contract)
    await hold(contract, given.caller, held)
    Object.assign(task.meta, { refusals: { operation: contract.name, kind: title, requests: held.length } })
  })

  if (contract.from === 'raw') return

  it('has a bound for every field and accepts values at the bound', () => {
    const findings = listShapes(contract, chooseGround(contract)).flatMap(({ request, fields }) =>
      fields.flatMap((field) => {
        const place = field.path.join('.')
        const taken = (value: unknown) => contract.request.safeParse(changed(request, field.path, value)).success
        const refused = readBounds(field, valueAt(request, field.path)).at.filter((value) => !taken(value))
        return [
          ...(isBounded(field) ? [] : [`${place} has no bound`]),
          ...refused.map((value) => `${place} refuses ${JSON.stringify(value)}`),
        ]
      }),
    )
    expect(findings).toEqual([])
  })
})

describe('the requests that the refusals change', () => {
  it.each(routes.filter(({ contract }) => contract.from !== 'raw'))(
    '$name accepts its samples',
    async ({ contract }) => {
      const on = NEEDS_OWN_GROUND.has(contract.name)
        ? await groundFor(stack, contract.access, other)
        : chooseGround(contract)
      const { status = 200 } = findSample(contract.name)
      for (const { request } of listShapes(contract, on)) {
        expect(await send(stack, contract, on.caller, { request })).toMatchObject({ status })
      }
    },
  )
})

describe('over HTTP', () => {
  it('every operation succeeds with its permissions', async () => {
    const ann = await stack.person()
    await doAllWork(stack, ann, await createGoal(stack, ann, { user_id: ann.email }))
  })

  it('an expired token is refused (ACCOUNT-1)', async () => {
    const eve = await stack.person()
    expect((await stack.api(eve, 'get-profile')).status).toBe(200)
    const { id: seconds } = stack.product.model.userPool.tokenLifetimes
    await stack.local('POST', 'clock', { advance: `PT${seconds + 60}S`, skip: true })
    expect(await stack.api(eve, 'get-profile')).toEqual({ status: 401, body: { message: 'Unauthorized' } })
  })
})
