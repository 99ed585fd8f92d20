import { Arn, type aws_dynamodb, type aws_events, type aws_sqs, type Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { accountIn } from './account-in.ts'
import type { DeploymentSettings } from './config.ts'
import { parseInferenceProfile } from './models.ts'

/**
 * Grants for the manifests. Each has the policy statements and the environment variables that belong together, so a
 * function never has one without the other.
 */

/** The resources that grants refer to. They are created before the functions. */
export type Resources = {
  stack: Stack
  settings: DeploymentSettings
  table: Pick<aws_dynamodb.ITableV2, 'tableArn' | 'tableName'>
  bus: aws_events.EventBus
  queues: Record<QueueName, aws_sqs.Queue>
  /** The dead-letter queue of each queue. */
  deadLetters: Record<QueueName, aws_sqs.Queue>
  mail: { configurationSet: string }
  /** Absent where the setting `guardrail` is false. */
  guardrail?: { arn: string; id: string; version: string } | undefined
  /** Bucket and role of the night's batch jobs. Absent where the setting `nightBatch` is false. */
  batch?: BatchAccess | undefined
}

/** `bucketId`: the logical id of the bucket, by which cdk-nag names it. */
export type BatchAccess = { bucketName: string; bucketArn: string; bucketId: string; roleArn: string }

export type QueueName = 'generation' | 'delivery' | 'billing' | 'reconciliation' | 'sweep'

export type GrantedAccess = {
  statements: PolicyStatement[]
  environment: Record<string, string>
  /** Reasons for wildcards in a statement, for cdk-nag. */
  acknowledged?: { id: string; reason: string }[]
}
export type Grant = (resources: Resources) => GrantedAccess

/** There is no Scan, because no function reads the whole table. */
export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'

/** Partition keys of `functions/adapters/dynamodb/keys.ts`. */
export type Keys = 'USER#*' | 'FORMER#*' | 'ZONES' | 'PAGES#*' | 'SEND_RATE' | 'PEOPLE' | 'STRIPE_EVENT#*'
export type IndexKeys = 'ZONE#*' | 'EVENING#*' | 'EMAIL#*' | 'CUSTOMER#*' | 'TRIAL#*' | 'WITNESS#*'

export const statement = (
  actions: string[],
  resources: string[],
  conditions?: Record<string, Record<string, unknown>>,
) => new PolicyStatement({ actions, resources, ...(conditions === undefined ? {} : { conditions }) })

const leadingKeys = (keys: string) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys] } })

export const table = {
  /** Actions on the items of the given partitions. A transaction needs the actions of its parts. */
  on:
    (keys: Keys, ...actions: TableAction[]): Grant =>
    ({ table }) => ({
      statements: [
        statement(
          actions.map((action) => `dynamodb:${action}`),
          [table.tableArn],
          leadingKeys(keys),
        ),
      ],
      environment: { TABLE_NAME: table.tableName },
    }),
  /** Queries of one index. */
  index:
    (index: 'delivery' | 'lookup', keys: IndexKeys): Grant =>
    ({ table }) => ({
      statements: [statement(['dynamodb:Query'], [`${table.tableArn}/index/${index}`], leadingKeys(keys))],
      environment: { TABLE_NAME: table.tableName },
    }),
}

export const bus = {
  publishes:
    (): Grant =>
    ({ bus }) => ({
      statements: [statement(['events:PutEvents'], [bus.eventBusArn])],
      environment: { BUS_NAME: bus.eventBusName },
    }),
}

export const queue = {
  sends:
    (name: QueueName): Grant =>
    ({ queues }) => ({
      statements: [statement(['sqs:SendMessage'], [queues[name].queueArn])],
      environment: { [`${name.toUpperCase()}_QUEUE_URL`]: queues[name].queueUrl },
    }),
  /** Sends permanently failed work to the dead-letter queue. */
  deadLetters:
    (name: QueueName): Grant =>
    ({ deadLetters }) => ({
      statements: [statement(['sqs:SendMessage'], [deadLetters[name].queueArn])],
      environment: { [`${name.toUpperCase()}_DEAD_LETTERS_URL`]: deadLetters[name].queueUrl },
    }),
}

export const mail = {
  /**
   * Mail from the one sender, under the product's configuration set. The SES sandbox also checks the identities of the
   * recipients, so the statement names every identity and the condition names the sender.
   */
  sends:
    (): Grant =>
    ({ stack, settings, mail }) => ({
      statements: [
        statement(
          ['ses:SendRawEmail'],
          [
            Arn.format({ service: 'ses', resource: 'identity', resourceName: '*' }, stack),
            Arn.format({ service: 'ses', resource: 'configuration-set', resourceName: mail.configurationSet }, stack),
          ],
          { StringEquals: { 'ses:FromAddress': settings.mailFrom } },
        ),
      ],
      acknowledged: [
        {
          id: `AwsSolutions-IAM5[Resource::arn:${stack.partition}:ses:${stack.region}:${accountIn(stack)}:identity/*]`,
          reason: 'The SES sandbox checks the identities of recipients too; the condition allows one sender.',
        },
      ],
      environment: {
        MAIL_FROM: `Five Circles <${settings.mailFrom}>`,
        MAIL_CONFIGURATION_SET: mail.configurationSet,
      },
    }),
}

export const sendRate = {
  /** Leases slots of the account's rate, up to the setting (ADR 244). */
  leases:
    (): Grant =>
    ({ table, settings }) => ({
      statements: [
        statement(
          ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
          [table.tableArn],
          leadingKeys('SEND_RATE' satisfies Keys),
        ),
        statement(['ses:GetSendQuota'], ['*']),
      ],
      acknowledged: [
        { id: 'AwsSolutions-IAM5[Resource::*]', reason: 'GetSendQuota supports no resource-level permissions.' },
      ],
      environment: { TABLE_NAME: table.tableName, SES_MAX_PER_SECOND: String(settings.sesMaxPerSecond) },
    }),
}

export const model = {
  /** Calls the model, with the guardrail where one is deployed. */
  converses:
    (): Grant =>
    ({ stack, settings, guardrail }) => ({
      ...withGuardrail(invocations(stack, settings.modelId), guardrail),
      environment: { MODEL_ID: settings.modelId, GUARDRAIL: guardrail ? `${guardrail.id}:${guardrail.version}` : '' },
    }),
}

/** Settings as environment variables, without a permission. */
export const reads = {
  siteUrl: (): Grant => (resources) => ({ statements: [], environment: { SITE_URL: resources.settings.siteUrl } }),
  /** Empty when the setting is unset. */
  fallbackProAccount: (): Grant => (resources) => ({
    statements: [],
    environment: { FALLBACK_PRO_ACCOUNT: resources.settings.fallbackProAccount ?? '' },
  }),
  accountExistence: (): Grant => (resources) => ({
    statements: [],
    environment: { HIDE_ACCOUNT_EXISTENCE: String(resources.settings.hideAccountExistence) },
  }),
  socialProof: (): Grant => (resources) => ({
    statements: [],
    environment: { SOCIAL_PROOF: resources.settings.socialProof },
  }),
  pushServices: (): Grant => (resources) => ({
    statements: [],
    environment: { PUSH_SERVICES: resources.settings.pushServices },
  }),
  deliveryShards: (): Grant => (resources) => ({
    statements: [],
    environment: { DELIVERY_SHARDS: String(resources.settings.deliveryShards) },
  }),
}

/** The domain of the sender's address, which SES verifies. */
export const mailDomain = (settings: DeploymentSettings): string =>
  settings.mailFrom.slice(settings.mailFrom.indexOf('@') + 1)

/** Adds the guardrail, where one is deployed. */
export const withGuardrail = <Given extends Pick<GrantedAccess, 'statements'>>(
  given: Given,
  guardrail: Resources['guardrail'],
): Given =>
  guardrail
    ? { ...given, statements: [...given.statements, statement(['bedrock:ApplyGuardrail'], [guardrail.arn])] }
    : given

const foundationModel = (stack: Stack, region: string, id: string) =>
  Arn.format({ service: 'bedrock', region, account: '', resource: 'foundation-model', resourceName: id }, stack)

/** An inference profile runs its model in several regions, and a global one also without a region. All are granted. */
export const invocations = (stack: Stack, modelId: string): Pick<GrantedAccess, 'statements' | 'acknowledged'> => {
  const actions = ['bedrock:InvokeModel']
  const model = parseInferenceProfile(modelId)?.model
  if (model === undefined) return { statements: [statement(actions, [foundationModel(stack, stack.region, modelId)])] }

  const profile = Arn.format({ service: 'bedrock', resource: 'inference-profile', resourceName: modelId }, stack)
  const models = foundationModel(stack, '*', model)
  return {
    statements: [
      statement(actions, [profile]),
      statement(actions, [models], { StringEquals: { 'bedrock:InferenceProfileArn': profile } }),
    ],
    acknowledged: [
      {
        id: `AwsSolutions-IAM5[Resource::${models}]`,
        reason: 'The inference profile chooses the region. Only one model is allowed, and only through the profile.',
      },
    ],
  }
}
