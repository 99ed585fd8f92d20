// npm run openapi: docs/openapi.json and docs/api.md, generated from the contracts.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { run } = await import('./run.mjs')

install()
process.exit(await run(['infra/api-docs/write.ts']))
