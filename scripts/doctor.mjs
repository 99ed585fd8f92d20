// npm run doctor -- --stage prod: says what is missing before a deployment, with the command that mends it.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['infra/operator/doctor.ts', ...process.argv.slice(2)]))
