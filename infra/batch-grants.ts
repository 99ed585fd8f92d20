import { Arn, type Stack } from 'aws-cdk-lib'
import { accountIn } from './account-in.ts'
import type { DeploymentSettings } from './config.ts'
import { type Grant, type GrantedAccess, invocations, type Resources, statement, withGuardrail } from './grants.ts'

/** Grants for the batch jobs of the night (ADR 255). A function that needs them is deployed only with the setting `nightBatch`. */

const requireBatch = ({ batch }: Resources): NonNullable<Resources['batch']> => {
  if (batch === undefined) throw new Error('The stack has no batch jobs.')
  return batch
}

/** Acknowledges a statement about all objects with a prefix. */
export const acknowledgeObjects = (bucketId: string, ...prefixes: string[]): { id: string; reason: string }[] =>
  prefixes.map((prefix) => ({
    id: `AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/${prefix}*]`,
    reason: 'Objects are named by zone, shard and date, and the bucket has nothing but the files of batch jobs.',
  }))

/** A job has no ARN before it is created. */
const anyJob = (stack: Stack): Pick<GrantedAccess, 'acknowledged'> & { arn: string } => ({
  arn: Arn.format({ service: 'bedrock', resource: 'model-invocation-job', resourceName: '*' }, stack),
  acknowledged: [
    {
      id: `AwsSolutions-IAM5[Resource::arn:${stack.partition}:bedrock:${stack.region}:${accountIn(stack)}:model-invocation-job/*]`,
      reason: 'Bedrock gives a job its id when it is created, and takes no prefix of a name.',
    },
  ],
})

const environment = ({ batch, settings }: Resources): Record<string, string> => ({
  NIGHT_BATCH_BUS: batch === undefined ? '' : `five-circles-${settings.stage}`,
})

/** The resources that a job of the model needs `bedrock:CreateModelInvocationJob` on, besides the job. */
const modelArns = (stack: Stack, { modelId }: DeploymentSettings): string[] =>
  invocations(stack, modelId).statements.flatMap(({ resources }) => resources)

export const batch = {
  /** Publishes that jobs are due, where the nights have them. */
  plans: (): Grant => (resources) => ({
    statements: resources.batch === undefined ? [] : [statement(['events:PutEvents'], [resources.bus.eventBusArn])],
    environment: environment(resources),
  }),

  /** Writes the records of a job and creates it with its role. */
  creates: (): Grant => (resources) => {
    const { bucketArn, bucketId, bucketName, roleArn } = requireBatch(resources)
    const { stack, settings } = resources
    const job = anyJob(stack)
    return {
      statements: [
        statement(['s3:PutObject'], [`${bucketArn}/records/*`]),
        statement(['bedrock:CreateModelInvocationJob'], [job.arn, ...modelArns(stack, settings)]),
        statement(['iam:PassRole'], [roleArn], { StringEquals: { 'iam:PassedToService': 'bedrock.amazonaws.com' } }),
      ],
      acknowledged: [
        ...acknowledgeObjects(bucketId, 'records/'),
        ...(job.acknowledged ?? []),
        ...(invocations(stack, settings.modelId).acknowledged ?? []),
      ],
      environment: {
        BATCH_BUCKET: bucketName,
        BATCH_ROLE_ARN: roleArn,
        BATCH_MINIMUM: String(settings.nightBatchMinimum),
        MODEL_ID: settings.modelId,
      },
    }
  },

  /** Reads the state of a job. */
  watches: (): Grant => (resources) => {
    const { arn, ...acknowledged } = anyJob(resources.stack)
    return {
      statements: [statement(['bedrock:GetModelInvocationJob'], [arn])],
      ...acknowledged,
      environment: { BATCH_BUCKET: requireBatch(resources).bucketName },
    }
  },

  /** Reads and deletes the files of jobs, and applies the guardrail to what they hold. */
  reads: (): Grant => (resources) => {
    const { bucketArn, bucketId, bucketName } = requireBatch(resources)
    const { settings, guardrail } = resources
    const access = {
      statements: [
        statement(['s3:ListBucket'], [bucketArn]),
        statement(['s3:GetObject'], [`${bucketArn}/answers/*`]),
        statement(['s3:DeleteObject'], [`${bucketArn}/*`]),
      ],
      acknowledged: acknowledgeObjects(bucketId, 'answers/', ''),
      environment: {
        BATCH_BUCKET: bucketName,
        MODEL_ID: settings.modelId,
        GUARDRAIL: guardrail ? `${guardrail.id}:${guardrail.version}` : '',
      },
    }
    return withGuardrail(access, guardrail)
  },
}
