// npm run screening:train: trains the second look of the screening; with --cross-validate, prints how it reads unseen batches; with
// --group-words, groups the words anew first.
import { join } from 'node:path'
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { ROOT, run } = await import('./run.mjs')

const args = process.argv.slice(2)
install()
if (args.includes('--group-words')) {
  const folder = join(ROOT, 'bench/screening/vectors')
  // The vectors are 300 MB, and needed for nothing else (ADR 290).
  install(folder)
  const status = await run([join(folder, 'group.mjs')])
  if (status !== 0) process.exit(status)
}
process.exit(await run(['bench/screening/main.ts', ...args], { ipc: true }))
