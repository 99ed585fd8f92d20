import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { benchBundles } from './bundles.ts'
import { benchDelivery } from './delivery.ts'
import { findWorse, parseHistory, type Release, type ReleaseFigures } from './history.ts'
import { benchLatency } from './latency.ts'
import { findExceeded } from './limits.ts'
import { benchMemory } from './memory.ts'
import { benchPageWeight } from './page-weight.ts'
import { number, printTable } from './print.ts'
import { benchRequestUnits } from './request-units.ts'
import { benchStartTime } from './start-time.ts'
import { benchSynthesis } from './synthesis.ts'

/**
 * `npm run bench` prints everything; `npm run bench -- units start` those parts alone. Then it prints what got worse since the last
 * release. `--release <name>` appends the figures to `bench/history.jsonl`. The exit code is 1 when a figure is above its limit.
 */
const PARTS: Record<string, () => Promise<ReleaseFigures>> = {
  units: benchRequestUnits,
  latency: benchLatency,
  start: benchStartTime,
  memory: benchMemory,
  functions: benchBundles,
  synthesis: benchSynthesis,
  page: benchPageWeight,
  delivery: benchDelivery,
}

const HISTORY = new URL('history.jsonl', import.meta.url)

const { positionals: asked, values } = parseArgs({ options: { release: { type: 'string' } }, allowPositionals: true })
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
const load = loadavg()[0] ?? 0
const figures: ReleaseFigures = {}
for (const [name, bench] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) Object.assign(figures, await bench())
}

const history = existsSync(HISTORY) ? parseHistory(readFileSync(HISTORY, 'utf8')) : []
const worse = findWorse(history, figures)
printTable(
  `Worse than the last release: ${worse.length} of ${Object.keys(figures).length} figures (load at the start: ${number(load, 1)})`,
  ['figure', 'was', 'is', 'release'],
  worse.map(({ name, was, is, release }) => [name, number(was, 2), number(is, 2), release]),
)
if (values.release !== undefined) {
  const release: Release = { release: values.release, date: new Date().toISOString().slice(0, 10), load, figures }
  appendFileSync(HISTORY, `${JSON.stringify(release)}\n`)
}
const exceeded = findExceeded(figures)
if (exceeded.length > 0) {
  printTable(
    'Above the limit',
    ['figure', 'is', 'limit'],
    exceeded.map(({ name, is, limit }) => [name, number(is, 1), number(limit, 1)]),
  )
}
process.exit(exceeded.length > 0 ? 1 : 0)
