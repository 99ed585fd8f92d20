// npm run check: the whole gate without the browser.
import './node-version.mjs'

const { install } = await import('./install.mjs')
install()
const { gate } = await import('./gate.mjs')
process.exit(await gate({ projects: ['!journeys'], args: process.argv.slice(2) }))
