import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { number, printTable } from './print.ts'

/**
 * What a million goal-days cost from the night's tick to the mail. The calls are counted in a simulation of the real handlers without
 * faults; the two other designs are sums of the calls that they need. Without the model and without SES, which cost the same in
 * each design.
 */

/** List prices in US dollars of us-east-1 for a million, on-demand. */
const PRICES = {
  sqsRequest: 0.4,
  invocation: 0.2,
  /** 256 MB on ARM for 100 ms. */
  duration: 0.0000133334 * 0.25 * 0.1 * 1e6,
  readUnit: 0.125,
  writeUnit: 0.625,
  scheduledCall: 1,
} as const

/** Units of a call: reads of an item or a page of the index, writes of an item of up to 2 kB. */
const READ_UNITS = 1
const WRITE_UNITS = 2

const COST = /a mail costs ([\d.]+) SQS requests, ([\d.]+) invocations, ([\d.]+) table reads, ([\d.]+) table writes/

type Calls = { sqs: number; invocations: number; reads: number; writes: number; scheduled: number }

const simulate = async (...options: string[]): Promise<Calls> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'test/simulation/main.ts',
    '--faults',
    'none',
    ...options,
  ])
  const [, sqs, invocations, reads, writes] = (COST.exec(stdout) ?? []).map(Number)
  if (sqs === undefined || invocations === undefined || reads === undefined || writes === undefined)
    throw new Error(`The simulation printed no cost: ${stdout}`)
  return { sqs, invocations, reads, writes, scheduled: 0 }
}

const price = ({ sqs, invocations, reads, writes, scheduled }: Calls): number =>
  sqs * PRICES.sqsRequest +
  invocations * (PRICES.invocation + PRICES.duration) +
  reads * READ_UNITS * PRICES.readUnit +
  writes * WRITE_UNITS * PRICES.writeUnit +
  scheduled * PRICES.scheduledCall

const row = (name: string, calls: Calls): string[] => [
  name,
  ...[calls.sqs, calls.invocations, calls.reads, calls.writes, calls.scheduled].map((count) => number(count, 2)),
  `$${number(price(calls), 2)}`,
]

/** Goals in one zone at the time that most people keep: the more there are, the fuller the pages. */
const SIZES = [100, 1_000, 4_000]

export const benchDelivery = async (): Promise<void> => {
  const rows: string[][] = []
  let large: Calls | undefined
  for (const goals of SIZES) {
    large = await simulate('--goals', String(goals), '--zones', '1', '--days', '1')
    rows.push(row(`this product, ${goals} goals in a zone`, large))
  }
  rows.push(row('this product, 1000 goals in 40 zones', await simulate('--goals', '1000', '--days', '1')))
  if (large) {
    // A schedule calls a function for its goal, which does the work of a mail without queue, page and index.
    rows.push(row('a schedule per goal', { ...large, sqs: 0, invocations: large.invocations + 2, scheduled: 2 }))
    // The next due time is written after each mail: the item, and its old and new entry in the index.
    rows.push(row('a due-time index, rewritten daily', { ...large, writes: large.writes + 1.5 }))
  }
  printTable(
    'A goal-day from the night to the mail, and the price of a million of them (without SES and the model)',
    ['design', 'SQS requests', 'invocations', 'reads', 'writes', 'schedules', 'a million'],
    rows,
  )
}
