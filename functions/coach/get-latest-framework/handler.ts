import { viewFramework } from '#domain/framework/framework.ts'
import { readEnv, TABLE_NAME } from '#functions/shared/env.ts'
import { http, type Operation } from '#functions/shared/http.ts'
import { type Frameworks, frameworksIn } from '#functions/shared/store/frameworks.ts'
import { openTable } from '#functions/shared/store/table.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME }

type Deps = { frameworks: Pick<Frameworks, 'latest'> }

export const getLatestFramework =
  (deps: Deps): Operation<typeof contract> =>
  async ({ actor }) => {
    const framework = await deps.frameworks.latest(actor.id)
    return { success: true, framework: framework ? viewFramework(framework) : null }
  }

export const handler = http(contract, () =>
  getLatestFramework({ frameworks: frameworksIn(openTable(readEnv(Env).TABLE_NAME)) }),
)
