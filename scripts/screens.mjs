// npm run screens: a picture of every screen, in both themes, at phone and desktop width, in screens/.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['test/support/screens/main.ts', ...process.argv.slice(2)], { ipc: true }))
