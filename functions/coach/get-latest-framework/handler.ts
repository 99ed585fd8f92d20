import { viewFramework } from '#domain/framework/framework.ts'
import { createFrameworkStore, type FrameworkStore } from '#functions/adapters/dynamodb/frameworks.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { frameworks: Pick<FrameworkStore, 'latest'> }

export const getLatestFramework =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ actor }) => {
    const framework = await deps.frameworks.latest(actor.id)
    return { success: true, framework: framework ? viewFramework(framework) : null }
  }

export const handler = http(contract, () =>
  getLatestFramework({ frameworks: createFrameworkStore(createTable(readEnv(Env).TABLE_NAME)) }),
)
