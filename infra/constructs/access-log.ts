import { Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'

/** CloudFront's logs are delivered from this region only. */
export const ACCESS_LOG_REGION = 'us-east-1'

/**
 * Fields of the distribution's access log. Links of mails have an address, a code or a token in their query, so the log has no
 * query, referrer or cookie (ADR 303).
 */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'c-ip',
  'cs-method',
  'x-host-header',
  'cs-uri-stem',
  'sc-status',
  'cs(User-Agent)',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
  'cs-protocol',
  'cs-protocol-version',
  'ssl-protocol',
  'ssl-cipher',
  'cs-bytes',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'time-to-first-byte',
]

/** Writes the access log of a distribution to `distribution/` of a bucket. The stack is in `ACCESS_LOG_REGION`. */
export class AccessLog extends Construct {
  constructor(scope: Construct, id: string, prefix: string, distribution: IDistribution, bucket: IBucket) {
    super(scope, id)
    const { account, partition, region } = Stack.of(this)
    const source = new CfnDeliverySource(this, 'source', {
      name: `${prefix}-distribution`,
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    })
    const destination = new CfnDeliveryDestination(this, 'destination', {
      name: `${prefix}-distribution`,
      destinationResourceArn: bucket.arnForObjects('distribution'),
      outputFormat: 'json',
    })
    const permission = bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects('distribution/*')],
        conditions: {
          StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': account },
          ArnLike: { 'aws:SourceArn': `arn:${partition}:logs:${region}:${account}:delivery-source:${source.name}` },
        },
      }),
    )
    const delivery = new CfnDelivery(this, 'delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: FIELDS,
    })
    delivery.addResourceDependency(source)
    // A delivery is refused without the permission to write.
    if (permission.policyDependable) delivery.node.addDependency(permission.policyDependable)
  }
}
