import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contract } from '#functions/runtime/contract.ts'
import type { CloudModel, Route } from '../contracts/cloud-model.ts'

export type RoutedContract = { route: Route; capability: string; contract: Contract }

/** The contract of each route in the templates, from the folder of its handler. */
export const loadContracts = (
  model: Pick<CloudModel, 'routes' | 'functions'>,
  root: string,
): Promise<RoutedContract[]> =>
  Promise.all(
    model.routes.map(async (route) => {
      const entry = model.functions.find(({ name }) => name === route.functionName)?.entry
      if (entry === undefined) throw new Error(`${route.key} leads to no function.`)
      const folder = dirname(entry)
      const { contract }: { contract: Contract } = await import(pathToFileURL(join(root, folder, 'contract.ts')).href)
      return { route, contract, capability: folder.split('/')[1] ?? '' }
    }),
  )
