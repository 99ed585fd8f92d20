import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { SIGNED_IN_HINT } from '#domain/site.ts'
import { freePort, npmStart } from '#test/support/command.ts'
import { type Person, type Place, signUp } from '#test/support/people.ts'
import { callOperation } from '../call.ts'
import { number, percentile, printTable } from '../print.ts'
import { measureResident, placeAt } from '../running-product.ts'
import { measureFirstCheckIns } from './first-check-ins.ts'
import { type LoadAnswer, runOpenLoop } from './open-loop.ts'

/**
 * npm run load: first check-ins of a day one at a time, then dashboards, check-ins and pages at rising rates, against `npm start` on
 * this machine (docs/testing.md).
 */

const RATES = [10, 20, 40, 60, 80]
const TARGET = 60
const TARGET_P99_MS = 25
const TARGET_FIRST_P50_MS = 10

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '1' },
  },
})
const readCount = (name: 'people' | 'seconds' | 'minutes', most: number): number => {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  console.error(`--${name} must be a whole number from 1 to ${most}.`)
  return process.exit(1)
}
const [count, seconds, minutes] = [readCount('people', 500), readCount('seconds', 60), readCount('minutes', 60)]

const created = z.object({ goal: z.object({ id: z.string() }) })
type Member = { person: Person; goalId: string }

const createMembers = async (place: Place): Promise<Member[]> => {
  const members: Member[] = []
  for (let index = 0; index < count; index += 1) {
    const person = await signUp(place, `load-${index}@example.com`)
    await callOperation(place, person, 'create-user-profile', {})
    const goal = created.parse(
      await callOperation(place, person, 'create-goal', { title: 'Run a marathon', time_of_day: '07:00' }),
    )
    members.push({ person, goalId: goal.goal.id })
  }
  return members
}

/** The document of a signed-in person. */
const openPage = async (url: string): Promise<void> => {
  const response = await fetch(url, { headers: { cookie: `${SIGNED_IN_HINT}=true` } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`The page answered ${response.status}`)
}

/** Of ten requests seven are dashboards, two are check-ins and one is the page's document. */
const createSender = (place: Place, members: Member[]) => (index: number) => {
  const { person, goalId } = members[index % members.length] ?? fail()
  const turn = index % 10
  if (turn === 0) return { kind: 'page', answer: openPage(`${place.url}/dashboard`) }
  if (turn < 3) return { kind: 'check-in', answer: callOperation(place, person, 'check-in', { goalId }) }
  return { kind: 'dashboard', answer: callOperation(place, person, 'fetch-user-goals', {}) }
}
const fail = (): never => {
  throw new Error('No test account was created.')
}

const loadNow = (): string => number(loadavg()[0] ?? 0, 1)

const describeRun = (rate: number, answered: LoadAnswer[]): string[][] =>
  ['page', 'dashboard', 'check-in'].map((kind) => {
    const own = answered.filter((one) => one.kind === kind)
    const times = own.map(({ ms }) => ms)
    return [
      `${rate} a second: ${kind}`,
      `${own.length}`,
      ...[0.5, 0.99].map((p) => `${number(percentile(times, p), 1)} ms`),
      `${own.filter(({ failed }) => failed).length}`,
      loadNow(),
    ]
  })

/** Requests that failed in all runs. Times of a run with failures cannot be compared. */
let failures = 0

const folder = mkdtempSync(join(tmpdir(), 'five-load-'))
const product = npmStart(['--port', `${await freePort()}`, '--data', join(folder, 'data')])
try {
  await product.running()
  const url = /^\s*Page\s+(http\S+?)\/?$/m.exec(product.output())?.[1]
  if (url === undefined) throw new Error('The product did not print the URL of its page')
  const place = await placeAt(url)
  const members = await createMembers(place)
  const first = await measureFirstCheckIns(members, ({ person, goalId }) =>
    callOperation(place, person, 'check-in', { goalId }),
  )
  printTable(
    `First check-ins of a day, one at a time, after ${first.warmUp} to warm up; target p50 ${TARGET_FIRST_P50_MS} ms`,
    ['check-ins', 'p50', 'p99', 'load'],
    [[`${first.times.length}`, ...[0.5, 0.99].map((p) => `${number(percentile(first.times, p), 1)} ms`), loadNow()]],
  )
  const send = createSender(place, members)
  const run = async (rate: number, duration: number): Promise<LoadAnswer[]> => {
    const answered = await runOpenLoop({ rate, seconds: duration, send, now: () => performance.now(), wait: pause })
    failures += answered.filter(({ failed }) => failed).length
    return answered
  }
  await run(10, 5)

  const rows: string[][] = []
  for (const rate of RATES) rows.push(...describeRun(rate, await run(rate, seconds)))
  const headings = ['rate', 'requests', 'p50', 'p99', 'failed', 'load']
  printTable('Open loop: milliseconds since a request was due', headings, rows)

  const memory: string[][] = []
  const answered: LoadAnswer[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const own = await run(TARGET, 60)
    answered.push(...own)
    memory.push([
      `after minute ${minute}`,
      `${number(measureResident(product.pid) / 1e6)} MB`,
      ...[0.99, 1].map(
        (part) =>
          `${number(
            percentile(
              own.map(({ ms }) => ms),
              part,
            ),
            1,
          )} ms`,
      ),
      loadNow(),
    ])
  }
  printTable(
    `${TARGET} a second for ${minutes} minutes; target p99 ${TARGET_P99_MS} ms`,
    headings,
    describeRun(TARGET, answered),
  )
  printTable('Resident memory of all processes', ['', 'memory', 'p99', 'longest', 'load'], memory)
} finally {
  product.kill('SIGTERM')
  await product.ended
  rmSync(folder, { recursive: true, force: true })
}
if (failures > 0) console.error(`${failures} requests failed.`)
process.exit(failures > 0 ? 1 : 0)
