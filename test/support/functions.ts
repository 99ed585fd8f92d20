import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import * as z from 'zod/mini'
import { type GoalView, goalView } from '#domain/goals/goal.ts'
import { createGoalStore } from '#functions/adapters/dynamodb/goals.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type Answer, type Caller, call, type Sent } from './call.ts'
import { findOperation } from './operations.ts'
import type { OperationName } from './samples.ts'
import { type Services, startServices } from './services.ts'
import { startTestTable } from './table.ts'

/** Noon in New York, an ordinary Tuesday. Tests start here unless they say otherwise. */
export const NOON = '2026-11-24T17:00:00Z'

export type Product = {
  services: Services
  /** The log lines of the functions. */
  logs: Record<string, unknown>[]
  /** The metrics of the functions, one line of the embedded metric format each. */
  counts: Record<string, unknown>[]
  /** Sets the clock that the handlers read. */
  at(instant: string): void
  /** Calls an operation as a signed-in person. */
  as(caller: Caller, operation: OperationName, body: unknown, sent?: Sent): Promise<Answer>
  /** Creates a person with a profile. */
  person(name?: string): Promise<Caller>
  /** Creates a goal of a person. */
  goal(caller: Caller, fields?: Record<string, unknown>): Promise<GoalView>
  /** The goals of a person as the dashboard shows them. */
  goals(caller: Caller): Promise<GoalView[]>
  /** Deletes a goal and fails before its items are deleted. */
  breakOffDelete(caller: Caller, goalId: string): Promise<void>
  stop(): Promise<void>
}

const record = z.record(z.string(), z.unknown())

/** A line of the functions' log, or undefined for other output. */
const readLine = (text: string): Record<string, unknown> | undefined =>
  /^\{"(_aws|timestamp)"/.test(text) ? record.parse(JSON.parse(text)) : undefined

/** Runs the operations on their own table. The other services of AWS are fakes. */
export const startFunctions = async (): Promise<Product> => {
  const table = await startTestTable()
  const services = await startServices()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOON) })
  const logs: Product['logs'] = []
  const counts: Product['counts'] = []
  const write = process.stdout.write.bind(process.stdout)
  Object.assign(process.stdout, {
    write: (text: string) => {
      const line = readLine(String(text))
      if (!line) return write(text)
      ;('_aws' in line ? counts : logs).push(line)
      return true
    },
  })

  const as: Product['as'] = (caller, operation, body, sent) =>
    call(findOperation(operation).handler, { caller, ...(body === undefined ? {} : { body }), ...sent })

  return {
    services,
    logs,
    counts,
    as,
    at: (instant) => void vi.setSystemTime(Date.parse(instant)),
    async person(name = 'ann') {
      const sub = randomUUID()
      const caller = { sub, email: `${name}.${sub.slice(0, 8)}@example.com` }
      await as(caller, 'create-user-profile', {})
      return caller
    },
    async goal(caller, fields) {
      const { body } = await as(caller, 'create-goal', { title: 'Run a marathon', ...fields })
      return z.parse(goalView, body.goal)
    },
    async goals(caller) {
      const { body } = await as(caller, 'fetch-user-goals', {})
      return z.parse(z.array(goalView), body.goals)
    },
    async breakOffDelete({ sub }, goalId) {
      await createGoalStore(createTable(table.name)).remove({ user_id: sub, id: goalId, is_active: true })
    },
    async stop() {
      Object.assign(process.stdout, { write })
      vi.useRealTimers()
      await services.stop()
      await table.stop()
    },
  }
}

/**
 * Starts the functions for a test file and stops them after it. Before each test the clock is set to `NOON`, what was sent and logged
 * is forgotten, and no fault is set. The table keeps the items of the file's earlier tests.
 */
export const setUpFunctions = (): Product => {
  let started: Product | undefined
  const running = (): Product => {
    if (!started) throw new Error('The functions are started before the first test of the file.')
    return started
  }
  beforeAll(async () => {
    started = await startFunctions()
  })
  afterAll(() => started?.stop())
  beforeEach(() => {
    const { services, logs, counts } = running()
    const { events, correlations, messages, mails, prompts, nextMails } = services
    for (const list of [events, correlations, messages, mails, prompts, nextMails, logs, counts]) list.length = 0
    services.faults.lift()
    running().at(NOON)
  })
  return {
    get services() {
      return running().services
    },
    get logs() {
      return running().logs
    },
    get counts() {
      return running().counts
    },
    at: (instant) => running().at(instant),
    as: (...given) => running().as(...given),
    person: (name) => running().person(name),
    goal: (...given) => running().goal(...given),
    goals: (caller) => running().goals(caller),
    breakOffDelete: (...given) => running().breakOffDelete(...given),
    stop: () => running().stop(),
  }
}
