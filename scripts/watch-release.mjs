// npm run watch-release -- --stage prod: fails when an alarm of the stage goes off within ten minutes.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['infra/operator/watch-release.ts', ...process.argv.slice(2)]))
