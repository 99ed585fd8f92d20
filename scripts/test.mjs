// npm test: the whole gate.
import './node-version.mjs'

const { install } = await import('./install.mjs')
install()
const { gate } = await import('./gate.mjs')
process.exit(await gate({ args: process.argv.slice(2) }))
