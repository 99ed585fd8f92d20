// npm run coach:eval: writes and grades the coach's texts for the ten people; exits with 1 below the floor.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['bench/coach/main.ts', ...process.argv.slice(2)], { ipc: true }))
