// npm run simulate -- --goals 2000 --seed 7: mornings of some days with the real handlers and faults (docs/testing.md).
import './node-version.mjs'

const { install } = await import('./install.mjs')
install()
const { run } = await import('./run.mjs')
process.exit(await run(['test/simulation/main.ts', ...process.argv.slice(2)]))
