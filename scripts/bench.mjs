// npm run bench: prints figures; nothing in it passes or fails.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['bench/main.ts', ...process.argv.slice(2)], { ipc: true }))
