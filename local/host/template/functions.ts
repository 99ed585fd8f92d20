import * as z from 'zod/mini'
import type { CloudFunction, PolicyStatement, Retry } from '#local/contracts/cloud-model.ts'
import { StartError } from '#local/contracts/start-error.ts'
import { type Catalog, nameInArn } from './catalog.ts'
import { readName } from './names.ts'
import type { Resource } from './stacks.ts'

/** Reads functions, their policies and Lambda's asynchronous retries. */

const texts = z.union([z.string(), z.array(z.string())])
const asList = (value: z.infer<typeof texts>): string[] => (typeof value === 'string' ? [value] : value)

const document = z.strictObject({
  Version: z.string(),
  Statement: z.array(
    z.strictObject({
      Sid: z.optional(z.string()),
      Effect: z.enum(['Allow', 'Deny']),
      Action: texts,
      Resource: texts,
      Condition: z.optional(z.record(z.string(), z.record(z.string(), texts))),
    }),
  ),
})

const readStatements = ({ Statement }: z.infer<typeof document>): PolicyStatement[] =>
  Statement.map((statement) => ({
    effect: statement.Effect,
    actions: asList(statement.Action),
    resources: asList(statement.Resource),
    conditions: Object.fromEntries(
      Object.entries(statement.Condition ?? {}).map(([operator, keys]) => [
        operator,
        Object.fromEntries(Object.entries(keys).map(([key, values]) => [key, asList(values)])),
      ]),
    ),
  }))

const names = z._default(z.array(z.string()), [])
const roleProperties = z.strictObject({
  Policies: z.optional(z.array(z.strictObject({ PolicyName: z.string(), PolicyDocument: document }))),
  ManagedPolicyArns: z.optional(z.array(z.string())),
})

/** The statements of a role: inline and from attached policies. AWS managed policies are ignored. */
const readPolicy = (catalog: Catalog, roleName: string): PolicyStatement[] => {
  const { Policies = [] } = catalog.read(catalog.named('AWS::IAM::Role', roleName), roleProperties, [
    'AssumeRolePolicyDocument',
    'Description',
    'RoleName',
    'Tags',
  ])
  const attached = catalog
    .of('AWS::IAM::Policy')
    .filter((resource) => names.parse(catalog.resolve(resource.stack, resource.Properties.Roles)).includes(roleName))
    .map((resource) => document.parse(catalog.resolve(resource.stack, resource.Properties.PolicyDocument)))
  return [...Policies.map((inline) => inline.PolicyDocument), ...attached].flatMap(readStatements)
}

const fn = z.strictObject({
  Environment: z.optional(z.strictObject({ Variables: z.optional(z.record(z.string(), z.string())) })),
  Handler: z.string(),
  Role: z.string(),
  Timeout: z.optional(z.int()),
  DeadLetterConfig: z.optional(z.strictObject({ TargetArn: z.string() })),
})
const FN_INERT = [
  'Architectures',
  'Code',
  'Description',
  'FunctionName',
  'LoggingConfig',
  'MemorySize',
  'ReservedConcurrentExecutions',
  'Runtime',
  'Tags',
  'TracingConfig',
]

/** The metadata key of the product's functions. Functions without it (of CDK's deployment) do not run locally. */
const ENTRY = 'five-circles:entry'
const STEM = 'five-circles:stem'

const isOurs = (resource: Resource) => ENTRY in resource.Metadata

const metadata = (resource: Resource, key: string): string => {
  const value = resource.Metadata[key]
  if (typeof value === 'string') return value
  throw new StartError(`${resource.stack.name}: ${resource.id} lacks the metadata ${key}.`)
}

export const readFunctions = (catalog: Catalog): CloudFunction[] =>
  catalog
    .of('AWS::Lambda::Function')
    .filter(isOurs)
    .map((resource) => {
      const read = catalog.read(resource, fn, FN_INERT)
      return {
        name: readName(resource),
        stem: metadata(resource, STEM),
        entry: metadata(resource, ENTRY),
        handler: read.Handler.split('.').at(-1) ?? 'handler',
        environment: read.Environment?.Variables ?? {},
        timeoutSeconds: read.Timeout ?? 3,
        policy: readPolicy(catalog, nameInArn(read.Role)),
      }
    })

const invokeConfig = z.strictObject({
  FunctionName: z.string(),
  MaximumEventAgeInSeconds: z.optional(z.int()),
  MaximumRetryAttempts: z.optional(z.int()),
  Qualifier: z.optional(z.literal('$LATEST')),
})

/**
 * The retries and dead-letter queue of failed events: Lambda's asynchronous settings, for targets of rules and schedules. A
 * target's retry policy applies only to calls that do not reach Lambda.
 */
export const readRetry = (catalog: Catalog, functionName: string, otherwise: string | null): Retry => {
  const config = catalog
    .of('AWS::Lambda::EventInvokeConfig')
    .map((resource) => catalog.read(resource, invokeConfig, []))
    .find((read) => nameInArn(read.FunctionName) === functionName)
  const { DeadLetterConfig } = catalog.read(catalog.named('AWS::Lambda::Function', functionName), fn, FN_INERT)
  return {
    attempts: config?.MaximumRetryAttempts ?? 2,
    maxAgeSeconds: config?.MaximumEventAgeInSeconds ?? 21_600,
    deadLetterQueue: DeadLetterConfig ? nameInArn(DeadLetterConfig.TargetArn) : otherwise,
  }
}
