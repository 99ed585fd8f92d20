// npm run screens:compare -- <folder> <folder>: the pictures of two runs of npm run screens that differ.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['test/support/screens/compare.ts', ...process.argv.slice(2)], { ipc: true }))
