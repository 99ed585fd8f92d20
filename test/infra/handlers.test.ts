import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { synthesise } from './support/cloud.ts'
import { listFunctions, type ProductLambda } from './support/functions.ts'

const handlerModule = z.object({ Env: z.record(z.string(), z.unknown()), handler: z.function() })

describe('the functions of the templates and their handlers', () => {
  let functions: ProductLambda[]
  beforeAll(async () => {
    functions = listFunctions(await synthesise())
  })

  it('exist in the sources', () => {
    expect(functions.map(({ entry }) => entry).filter((entry) => !existsSync(entry))).toEqual([])
  })

  it('agree on the environment: a handler gets the variables that it reads, and no other', async () => {
    for (const { stem, entry, variables } of functions) {
      const { Env } = handlerModule.parse(await import(pathToFileURL(resolve(entry)).href))
      expect([stem, variables.toSorted()]).toEqual([stem, Object.keys(Env).toSorted()])
    }
  })
})
