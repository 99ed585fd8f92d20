import * as z from 'zod/mini'
import { type Cloud, type Resource, target } from './cloud.ts'

/** A function of the product as its template describes it, with what its role allows. */

const texts = z.union([z.unknown(), z.array(z.unknown())])
const statement = z.looseObject({
  Effect: z.literal('Allow'),
  Action: z.union([z.string(), z.array(z.string())]),
  Resource: texts,
  Condition: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
})
const document = z.looseObject({ Statement: z.array(statement) })
const policy = z.looseObject({ Roles: z.array(z.unknown()), PolicyDocument: document })
const inline = z.looseObject({ Policies: z._default(z.array(z.looseObject({ PolicyDocument: document })), []) })
const lambda = z.looseObject({
  Role: z.unknown(),
  Timeout: z.int(),
  Environment: z._default(z.looseObject({ Variables: z.record(z.string(), z.unknown()) }), { Variables: {} }),
})

export type Statement = { actions: string[]; resources: unknown[]; conditions: Record<string, Record<string, unknown>> }
export type ProductLambda = {
  resource: Resource
  stem: string
  entry: string
  role: string
  timeoutSeconds: number
  variables: string[]
  statements: Statement[]
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Every function except those of the CDK's deployment. */
export const listFunctions = (cloud: Cloud): ProductLambda[] => {
  const roles = new Map(
    cloud.all('AWS::IAM::Role').map(({ id, Properties }) => [id, inline.parse(Properties).Policies]),
  )
  const policies = cloud.all('AWS::IAM::Policy').map(({ Properties }) => policy.parse(Properties))
  return cloud
    .all('AWS::Lambda::Function')
    .filter(({ Metadata }) => 'five-circles:stem' in Metadata)
    .map((resource) => {
      const { Role, Timeout, Environment } = lambda.parse(resource.Properties)
      const role = target(Role) ?? ''
      return {
        resource,
        stem: String(resource.Metadata['five-circles:stem']),
        entry: String(resource.Metadata['five-circles:entry']),
        role,
        timeoutSeconds: Timeout,
        variables: Object.keys(Environment.Variables),
        statements: [...(roles.get(role) ?? []), ...policies.filter(({ Roles }) => target(Roles) === role)]
          .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
          .map(({ Action, Resource, Condition }) => ({
            actions: typeof Action === 'string' ? [Action] : Action,
            resources: list(Resource),
            conditions: Condition ?? {},
          })),
      }
    })
}
