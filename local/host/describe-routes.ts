import type { CloudModel } from '../contracts/cloud-model.ts'
import { contractsOf } from './operation-contracts.ts'

/** The OpenAPI document of the product's routes. Loaded on the first request, because the start does not need it. */
export const describeRoutes = async (model: CloudModel, root: string): Promise<unknown> => {
  const [{ openApiOf }, operations] = await Promise.all([
    import('#infra/api-docs/openapi.ts'),
    contractsOf(model, root),
  ])
  return openApiOf(operations)
}
