import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contract } from '#functions/runtime/contract.ts'
import type { Handler } from './call.ts'

/** An operation, from its folder. The manifest in `infra/` would load the CDK into every test of the functions. */
type LoadedOperation = { contract: Contract; handler: Handler }

const FUNCTIONS = join(import.meta.dirname, '../../functions')

const load = async (folder: string): Promise<[string, LoadedOperation]> => {
  const locate = (file: string): string => pathToFileURL(join(FUNCTIONS, folder, file)).href
  const [{ contract }, { handler }]: [{ contract: Contract }, { handler: Handler }] = await Promise.all([
    import(locate('contract.ts')),
    import(locate('handler.ts')),
  ])
  return [contract.name, { contract, handler }]
}

const folders = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/contract.ts'))
  .map(dirname)
  .filter((folder) => folder !== 'runtime')

const operations = new Map(await Promise.all(folders.map(load)))

export const findOperation = (name: string): LoadedOperation => {
  const operation = operations.get(name)
  if (!operation) throw new Error(`functions/ has no operation ${name}.`)
  return operation
}
