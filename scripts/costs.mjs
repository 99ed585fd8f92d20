// npm run costs: the tables of docs/cost.md and docs/scale.md, from the sums of bench/costs.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['bench/costs/main.ts']))
