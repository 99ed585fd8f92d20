import type { CloudModel } from '../contracts/cloud-model.ts'
import { loadContracts } from './operation-contracts.ts'

/** The OpenAPI document of the product's routes. Loaded on the first request, because the start does not need it. */
export const describeRoutes = async (model: CloudModel, root: string): Promise<unknown> => {
  const [{ createOpenApi }, operations] = await Promise.all([
    import('#infra/api-docs/openapi.ts'),
    loadContracts(model, root),
  ])
  return createOpenApi(operations)
}
