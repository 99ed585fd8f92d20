import { setTimeout as pause } from 'node:timers/promises'
import { startStack } from '#test/support/stack.ts'
import { callOperation } from './call.ts'
import { addGoal } from './goals.ts'
import type { ReleaseFigures } from './history.ts'
import { signUpPeople } from './people.ts'
import { number, percentile, printTable } from './print.ts'

const PEOPLE = 110
const WARM_UP = 10
const LOOKS = 5

/** Milliseconds between two calls: a route takes 50 a second (`infra/route-throttles.ts`), and a quick machine asks for more. */
const PAUSE = 25

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  const spent = performance.now() - start
  await pause(PAUSE)
  return spent
}

const row = (name: string, times: number[]): string[] => [
  name,
  `${times.length}`,
  ...[0.5, 0.9, 0.99, 1].map((p) => `${number(percentile(times, p), 1)} ms`),
]

/** Check-in and dashboard over HTTP, one call at a time, each check-in the first of a person's day. */
export const benchLatency = async (): Promise<ReleaseFigures> => {
  const stack = await startStack()
  try {
    const { product } = stack
    const people = await signUpPeople(product, PEOPLE)
    const goals = new Map<string, string>()
    for (const person of people) goals.set(person.id, await addGoal(product, person))
    await product.travel.idle()
    const checkIns: number[] = []
    const dashboards: number[] = []
    for (const person of people) {
      checkIns.push(await timed(() => callOperation(product, person, 'check-in', { goalId: goals.get(person.id) })))
      for (let look = 0; look < LOOKS; look += 1) {
        dashboards.push(await timed(() => callOperation(product, person, 'fetch-user-goals', {})))
      }
    }
    const measured: Record<string, number[]> = {
      'check-in': checkIns.slice(WARM_UP),
      'fetch-user-goals': dashboards.slice(WARM_UP * LOOKS),
    }
    printTable(
      'Time over HTTP on this machine',
      ['operation', 'calls', 'p50', 'p90', 'p99', 'longest'],
      Object.entries(measured).map(([name, times]) => row(name, times)),
    )
    return Object.fromEntries(
      Object.entries(measured).flatMap(([name, times]) => [
        [`${name}: p50 ms`, percentile(times, 0.5)],
        [`${name}: p99 ms`, percentile(times, 0.99)],
      ]),
    )
  } finally {
    await stack.stop()
  }
}
