import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'
import { removalPolicy } from './removal-policy.ts'

/** An encrypted bucket without public access. Without `deletionProtection` it is emptied and deleted with its stack. */
export const privateBucket = (
  scope: Construct,
  id: string,
  settings: DeploymentSettings,
  props: BucketProps,
): IBucket => {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: removalPolicy(settings),
    autoDeleteObjects: !settings.deletionProtection,
    ...props,
  })
  // The CDK's class does not match its interface under exactOptionalPropertyTypes (`isWebsite`).
  return bucket as IBucket
}
