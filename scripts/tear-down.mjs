// npm run tear-down -- -c stage=dev: deletes the stacks of a stage with all its data. A stage with deletionProtection, as prod, is refused.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { command, run } = await import('./run.mjs')

install()
const args = process.argv.slice(2)
const refused = await run(['infra/tear-down.ts', ...args])
if (refused !== 0) process.exit(refused)
process.exit(await run([command('aws-cdk/bin/cdk'), 'destroy', '--all', ...args]))
