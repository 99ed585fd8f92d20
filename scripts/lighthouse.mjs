// npm run lighthouse: the page's scores on a phone. Exits with 1 when a score is too low.
import { join } from 'node:path'
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { ROOT, run } = await import('./run.mjs')

install()
// Installs Lighthouse on demand (ADR 074): its packages take 180 MB and are not needed to run, test or deploy the product.
install(join(ROOT, 'bench/lighthouse'))
process.exit(await run(['bench/scores/main.ts', ...process.argv.slice(2)], { ipc: true }))
