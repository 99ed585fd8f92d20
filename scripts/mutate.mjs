// npm run mutate -- <file or folder> [test file or folder …]: mutation scores of source files, by the tests next to them.
import { join } from 'node:path'
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { ROOT, run } = await import('./run.mjs')

install()
// Installs Stryker's instrumenter on demand (ADR 179): it is not needed to run, test or deploy the product.
install(join(ROOT, 'bench/mutation'))
process.exit(await run(['bench/mutation/main.mjs', ...process.argv.slice(2)]))
