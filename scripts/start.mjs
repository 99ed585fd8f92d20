// npm start and npm run dev: start the product on this machine.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

const args = process.argv.slice(2)
install()
process.exit(await run(['local/main.ts', ...args], { ipc: true }))
