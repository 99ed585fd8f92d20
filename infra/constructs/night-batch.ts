import { Arn, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledgeObjects } from '../batch-grants.ts'
import type { DeploymentSettings } from '../config.ts'
import { type BatchAccess, invocations, statement } from '../grants.ts'
import { privateBucket } from './private-bucket.ts'

/** Prompts and answers hold people's words. They are deleted when the answers are stored, and by this rule where they are not. */
const KEPT = Duration.days(1)

/**
 * The bucket of the night's batch jobs, and the role with which Bedrock reads the records, calls the model and writes the answers
 * (ADR 255). The bucket holds nothing that lasts, so it is emptied and deleted with its stack in every stage.
 */
export class NightBatch extends Construct {
  readonly access: BatchAccess

  constructor(scope: Construct, id: string, settings: DeploymentSettings) {
    super(scope, id)
    const stack = Stack.of(this)
    const bucket: IBucket = privateBucket(this, 'files', settings, {
      lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: KEPT }],
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    })
    const jobs = Arn.format({ service: 'bedrock', resource: 'model-invocation-job', resourceName: '*' }, stack)
    const called = invocations(stack, settings.modelId)
    const role = new Role(this, 'role', {
      description: 'Batch jobs of the night: reads their records, calls the model, writes the answers',
      assumedBy: new ServicePrincipal('bedrock.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': stack.account }, ArnLike: { 'aws:SourceArn': jobs } },
      }),
      inlinePolicies: {
        access: new PolicyDocument({
          statements: [
            ...called.statements,
            statement(['s3:ListBucket'], [bucket.bucketArn]),
            statement(['s3:GetObject'], [bucket.arnForObjects('records/*')]),
            statement(['s3:PutObject'], [bucket.arnForObjects('answers/*')]),
          ],
        }),
      },
    })
    const { bucketName, bucketArn } = bucket
    const bucketId = stack.getLogicalId(bucket.node.defaultChild as CfnBucket)
    this.access = { bucketName, bucketArn, bucketId, roleArn: role.roleArn }
    Validations.of(role).acknowledge(
      ...acknowledgeObjects(bucketId, 'records/', 'answers/'),
      ...(called.acknowledged ?? []),
    )
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Bedrock and two functions use the bucket, and its objects last a day: CloudTrail has who created the jobs.',
    })
  }
}
