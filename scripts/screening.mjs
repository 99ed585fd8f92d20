// npm run screening:train: trains the second look of the screening; with --cross-validate, prints how it reads unseen batches.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['bench/screening/main.ts', ...process.argv.slice(2)], { ipc: true }))
