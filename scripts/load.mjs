// npm run load: an open loop of requests at rising rates against the product on this machine (docs/testing.md).
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['bench/load/main.ts', ...process.argv.slice(2)], { ipc: true }))
