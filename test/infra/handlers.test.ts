import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bundleHandlers } from '#infra/constructs/handler-code.ts'
import { entries } from '#infra/product.ts'
import { inTemporaryFolder, synthesise } from './support/cloud.ts'
import { functionsOf, type ProductLambda } from './support/functions.ts'

const handlerModule = z.object({ Env: z.record(z.string(), z.unknown()), handler: z.function() })

describe('the functions of the templates and their handlers', () => {
  let functions: ProductLambda[]
  beforeAll(async () => {
    functions = functionsOf(await synthesise())
  })

  it('are there in the sources', () => {
    expect(functions.map(({ entry }) => entry).filter((entry) => !existsSync(entry))).toEqual([])
  })

  it('agree on the environment: a handler gets the variables that it reads, and no other', async () => {
    for (const { stem, entry, variables } of functions) {
      const { Env } = handlerModule.parse(await import(pathToFileURL(resolve(entry)).href))
      expect([stem, variables.toSorted()]).toEqual([stem, Object.keys(Env).toSorted()])
    }
  })
})

/** Loads each bundle as Lambda does and tells what its `handler` is. */
const LOAD = `
const kinds = {}
for (const file of process.argv.slice(1)) kinds[file] = typeof (await import(file)).handler
console.log(JSON.stringify(kinds))
`

describe('the bundles', () => {
  it('run by themselves: each loads without the repository and exports its handler', async () => {
    // Outside the repository, so that nothing that was left out is found in its node_modules.
    await inTemporaryFolder((folder) => {
      bundleHandlers(entries, folder)
      const files = entries.map((entry) => join(folder, basename(dirname(entry)), 'index.mjs'))
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LOAD, ...files], {
        cwd: folder,
        encoding: 'utf8',
        env: { AWS_REGION: 'us-east-1' },
      })
      expect(stderr).toBe('')
      expect(JSON.parse(stdout)).toEqual(Object.fromEntries(files.map((file) => [file, 'function'])))
      expect(files.map((file) => existsSync(`${file}.map`))).toEqual(files.map(() => true))
    })
  })
})
