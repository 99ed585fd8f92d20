import { benchBundles } from './bundles.ts'
import { benchDelivery } from './delivery.ts'
import { benchLatency } from './latency.ts'
import { benchMemory } from './memory.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchRequestUnits } from './request-units.ts'
import { benchStartTime } from './start-time.ts'

/** `npm run bench` prints everything; `npm run bench -- units start` those parts alone. Nothing in it passes or fails. */
const PARTS: Record<string, () => Promise<void>> = {
  units: benchRequestUnits,
  latency: benchLatency,
  start: benchStartTime,
  memory: benchMemory,
  functions: benchBundles,
  page: benchPageWeight,
  delivery: benchDelivery,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) await bench()
}
process.exit(0)
