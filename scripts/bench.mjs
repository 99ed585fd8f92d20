// npm run bench: prints measurements. The exit code is 1 when a figure is above its limit.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['bench/main.ts', ...process.argv.slice(2)], { ipc: true }))
