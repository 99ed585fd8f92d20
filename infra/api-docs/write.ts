import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '#infra/operations.ts'
import { createOpenApi } from './openapi.ts'
import { apiPage } from './page.ts'

/** Writes docs/openapi.json and docs/api.md. `npm run openapi` runs it. */

const DOCS = join(import.meta.dirname, '../../docs')
const document = createOpenApi(operations)

writeFileSync(join(DOCS, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
writeFileSync(join(DOCS, 'api.md'), apiPage(document))
