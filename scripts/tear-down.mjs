// npm run tear-down -- -c stage=dev: deletes a stage with all its data. A stage with deletionProtection, as prod, is refused.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { command, run } = await import('./run.mjs')

install()
const args = process.argv.slice(2)
const steps = [
  ['infra/operator/tear-down.ts', 'check', ...args],
  [command('aws-cdk/bin/cdk'), 'destroy', '--all', ...args],
  ['infra/operator/tear-down.ts', 'leftovers', ...args],
]
for (const step of steps) {
  const code = await run(step)
  if (code !== 0) process.exit(code)
}
