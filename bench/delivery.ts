import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { PRICES } from './costs/prices.ts'
import { MAIL, MEMORY_GB, TEXT } from './costs/usage.ts'
import { drawGrowth } from './delivery-plot.ts'
import type { ReleaseFigures } from './history.ts'
import { number, printTable } from './print.ts'

/**
 * What a million goal-days cost from the night's tick to the mail. Requests, invocations and units are counted in a simulation of the
 * real handlers without faults; seconds and tokens are those of `costs/usage.ts`. The two other designs are sums of the calls that they need.
 */

const MILLION = 1e6
/** EventBridge Scheduler. */
const SCHEDULED_CALL = 1 / MILLION

/** What one goal-day uses. */
type Use = { sqs: number; invocations: number; reads: number; writes: number; scheduled: number; seconds: number }
type Run = Use & { perSecond: number }

const COST = /a mail costs ([\d.]+) SQS requests, ([\d.]+) invocations, ([\d.]+) read units, ([\d.]+) write units/
const RATE = /, (\d+) a second in between/

/** A worker handles five goals at a time. */
const SHARED_SECONDS = TEXT.seconds / TEXT.sideBySide + MAIL.seconds / MAIL.sideBySide

/** The table of 100,000 goals in memory. */
const HEAP = '--max-old-space-size=8192'

const simulate = async (goals: number, ...options: string[]): Promise<Run> => {
  const given = [
    '--faults',
    'none',
    '--days',
    '1',
    '--goals',
    String(goals),
    // One table for all of them.
    '--part',
    String(goals),
    '--shards',
    '4',
    '--rate',
    '1000',
    ...options,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [HEAP, 'test/simulation/main.ts', ...given])
  const [, sqs, invocations, reads, writes] = (COST.exec(stdout) ?? []).map(Number)
  const [, perSecond] = (RATE.exec(stdout) ?? []).map(Number)
  if (sqs === undefined || invocations === undefined || reads === undefined || writes === undefined)
    throw new Error(`The simulation printed no cost: ${stdout}`)
  return { sqs, invocations, reads, writes, scheduled: 0, seconds: SHARED_SECONDS, perSecond: perSecond ?? 0 }
}

/** Dollars of a million goal-days, without the model and SES. */
const price = ({ sqs, invocations, reads, writes, scheduled, seconds }: Use): number =>
  MILLION *
  (sqs * PRICES.queueRequest +
    invocations * PRICES.invocation +
    seconds * MEMORY_GB * PRICES.computeSecond +
    reads * PRICES.tableRead +
    writes * PRICES.tableWrite +
    scheduled * SCHEDULED_CALL)

const row = (name: string, use: Use): string[] => [
  name,
  ...[use.sqs, use.invocations, use.reads, use.writes, use.scheduled].map((count) => number(count, 2)),
  `$${number(price(use), 2)}`,
]

/** Goals in one zone. The more there are, the fuller the pages. */
const SIZES = [1_000, 3_000, 10_000, 30_000, 100_000]
const WORKERS = [1, 2, 4]
const DRAINED = 10_000

/** One schedule for each goal calls a function in the night and at the time of the mail. There is no queue, and each call handles one goal. */
const asSchedules = (use: Use): Use => ({
  ...use,
  sqs: 0,
  invocations: use.invocations + 2,
  scheduled: 2,
  seconds: TEXT.seconds + MAIL.seconds,
})
/** After each mail the next due time is written: the item, and the removed and the added entry of the index. */
const asDueTimes = (use: Use): Use => ({ ...use, writes: use.writes + 3 })

export const benchDelivery = async (): Promise<ReleaseFigures> => {
  const grown: { goals: number; use: Use }[] = []
  for (const goals of SIZES) grown.push({ goals, use: await simulate(goals, '--zones', '1', '--workers', '20') })
  const spread = await simulate(1_000, '--workers', '20')
  const rows = grown.map(({ goals, use }) => row(`this product, ${goals} goals in a zone`, use))
  rows.push(row('this product, 1000 goals in 40 zones', spread))
  const largest = grown.at(-1)?.use ?? spread
  rows.push(
    row('a schedule per goal', asSchedules(largest)),
    row('a due-time index, rewritten daily', asDueTimes(largest)),
  )
  printTable(
    'A goal-day from the night to the mail, and the price of a million of them (without SES and the model)',
    ['design', 'SQS requests', 'invocations', 'read units', 'write units', 'schedules', 'a million'],
    rows,
  )
  const tokens = TEXT.inputTokens * PRICES.inputToken + TEXT.outputTokens * PRICES.outputToken
  console.log(
    `\n  In each design: ${TEXT.inputTokens + TEXT.outputTokens} tokens a text, $${number(tokens * MILLION)} a million; ` +
      `$${number(PRICES.mail * MILLION)} for a million mails of SES.`,
  )

  const drains: string[][] = []
  for (const workers of WORKERS) {
    const { perSecond } = await simulate(1_500, '--zones', '1', '--workers', String(workers))
    drains.push([String(workers), String(perSecond), number(DRAINED / perSecond)])
  }
  printTable(
    `The time of ${DRAINED} mails of one zone and time at the rate of 1,500 goals, where SES allows 1,000 a second`,
    ['workers', 'mails a second', 'seconds'],
    drains,
  )
  const computePrice = (design: (use: Use) => Use) =>
    grown.map(({ goals, use }) => ({ goals, dollars: price(design(use)) }))
  writeFileSync(
    new URL('../docs/images/delivery.svg', import.meta.url),
    drawGrowth([
      { name: 'this product', points: computePrice((use) => use) },
      { name: 'a due-time index', points: computePrice(asDueTimes) },
      // This design has no pages and no dispatcher, so its units do not depend on the number of goals.
      { name: 'a schedule per goal', points: computePrice(() => asSchedules(largest)) },
    ]),
  )
  return {
    'delivery of a goal-day: SQS requests': largest.sqs,
    'delivery of a goal-day: invocations': largest.invocations,
    'delivery of a goal-day: read units': largest.reads,
    'delivery of a goal-day: write units': largest.writes,
  }
}
