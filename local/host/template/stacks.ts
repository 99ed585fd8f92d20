import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '#local/contracts/start-error.ts'

/** The stacks of a synthesised app. */

const resource = z.looseObject({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  Metadata: z._default(z.record(z.string(), z.unknown()), {}),
  Condition: z.optional(z.string()),
})
const template = z.looseObject({
  Resources: z._default(z.record(z.string(), resource), {}),
  Outputs: z._default(
    z.record(z.string(), z.looseObject({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) })),
    {},
  ),
  Parameters: z._default(z.record(z.string(), z.looseObject({ Default: z.optional(z.unknown()) })), {}),
})
const manifest = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({ type: z.string(), environment: z.optional(z.string()), properties: z.optional(z.unknown()) }),
  ),
})
const stackProperties = z.looseObject({ templateFile: z.string() })

export type Resource = z.infer<typeof resource> & { id: string; stack: Stack }
export type Stack = {
  name: string
  region: string
  account: string
  resources: Map<string, Resource>
  outputs: z.infer<typeof template>['Outputs']
  parameters: z.infer<typeof template>['Parameters']
}

/** Placeholder for an unset account. It is not a real account. */
const LOCAL_ACCOUNT = '000000000000'

/** Reads the stacks in the manifest of a `cdk.out`. `adapt` can change the text of a template first. */
export const readStacks = (folder: string, adapt: (text: string) => string = (text) => text): Stack[] => {
  const readJson = (name: string): unknown => {
    const file = join(folder, name)
    if (!existsSync(file)) throw new StartError(`The synthesised templates lack ${file}.`)
    return JSON.parse(adapt(readFileSync(file, 'utf8')))
  }
  const { artifacts } = manifest.parse(readJson('manifest.json'))
  return Object.entries(artifacts)
    .filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack')
    .map(([name, artifact]) => {
      const { templateFile } = stackProperties.parse(artifact.properties)
      const read = template.parse(readJson(templateFile))
      const [account, region] = (artifact.environment ?? '').replace('aws://', '').split('/')
      const stack: Stack = {
        name,
        region: region === undefined || region === 'unknown-region' ? 'us-east-1' : region,
        account: account === undefined || account === 'unknown-account' ? LOCAL_ACCOUNT : account,
        resources: new Map(),
        outputs: read.Outputs,
        parameters: read.Parameters,
      }
      for (const [id, entry] of Object.entries(read.Resources)) stack.resources.set(id, { ...entry, id, stack })
      return stack
    })
}
