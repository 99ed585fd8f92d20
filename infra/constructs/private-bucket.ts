import { RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

/** An encrypted bucket that nobody reads over the open net and that outlives its stack. */
export const privateBucket = (scope: Construct, id: string, props: BucketProps): IBucket => {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...props,
  })
  // The library's own class does not fit its own interface under exactOptionalPropertyTypes (`isWebsite`).
  return bucket as IBucket
}
