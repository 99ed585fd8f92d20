// npm run titles:train: learns the topics of titles from bench/titles/lessons and the independent titles of the tests; with
// --cross-validate, prints how titles are read of which nothing was learned.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['bench/titles/main.ts', ...process.argv.slice(2)], { ipc: true }))
