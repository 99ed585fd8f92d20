// npm run copy-restored -- --stage prod: copies the items of a restored table that the stage's table does not have.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['infra/operator/copy-restored.ts', ...process.argv.slice(2)]))
