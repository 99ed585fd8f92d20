// npm run lighthouse: the page's scores on a phone; ends with 1 where one is too low.
import { join } from 'node:path'
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { ROOT, run } = await import('./run.mjs')

install()
// Packages of its own (docs/adr/074-install-lighthouse-on-demand.md): 180 MB that nobody needs who runs, tests or deploys the product.
install(join(ROOT, 'bench/lighthouse'))
process.exit(await run(['bench/scores/main.ts', ...process.argv.slice(2)], { ipc: true }))
