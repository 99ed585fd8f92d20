import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Cloud, synthesise, target } from './support/cloud.ts'

const bucketPolicy = z.looseObject({
  PolicyDocument: z.looseObject({ Statement: z.array(z.record(z.string(), z.unknown())) }),
})

describe('the access log of the distribution', () => {
  const distributionOf = (cloud: Cloud) => cloud.one('AWS::CloudFront::Distribution').Properties.DistributionConfig

  it('has no query, referrer or cookie, which hold the secrets of links (ADR 303)', async () => {
    const cloud = await synthesise()
    // The log of this property always has the query.
    expect(distributionOf(cloud)).not.toHaveProperty('Logging')
    const { RecordFields } = z
      .looseObject({ RecordFields: z.array(z.string()) })
      .parse(cloud.one('AWS::Logs::Delivery').Properties)
    expect(RecordFields).toEqual(expect.arrayContaining(['date', 'time', 'c-ip', 'cs-uri-stem', 'sc-status']))
    expect(RecordFields.filter((field) => /query|referer|cookie/i.test(field))).toEqual([])
  })

  it('is delivered to the bucket of the logs, which accepts it from this source only', async () => {
    const cloud = await synthesise()
    const source = cloud.one('AWS::Logs::DeliverySource')
    expect(source.Properties).toMatchObject({ LogType: 'ACCESS_LOGS', Name: 'five-circles-dev-distribution' })
    expect(JSON.stringify(source.Properties)).toContain(cloud.one('AWS::CloudFront::Distribution').id)
    const bucket = target(cloud.one('AWS::Logs::DeliveryDestination').Properties.DestinationResourceArn)
    const policy = cloud
      .in('web', 'AWS::S3::BucketPolicy')
      .find(({ Properties }) => target(Properties.Bucket) === bucket)
    const { PolicyDocument } = bucketPolicy.parse(policy?.Properties)
    const statement = PolicyDocument.Statement.find(
      ({ Principal }) => JSON.stringify(Principal) === '{"Service":"delivery.logs.amazonaws.com"}',
    )
    expect(statement).toMatchObject({
      Effect: 'Allow',
      Action: 's3:PutObject',
      Condition: {
        StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': expect.anything() },
      },
    })
    expect(JSON.stringify(statement?.Resource)).toContain('/distribution/*')
    expect(JSON.stringify(statement?.Condition)).toContain(':delivery-source:five-circles-dev-distribution')
    // CloudFormation creates the delivery only after its source and the permission, without which CloudWatch Logs refuses it.
    expect(cloud.one('AWS::Logs::Delivery').DependsOn).toEqual(expect.arrayContaining([source.id, policy?.id]))
  })

  it('is not written outside of us-east-1, where CloudFront delivers none without the query', async () => {
    const cloud = await synthesise({
      context: { region: 'eu-west-1', modelId: 'anthropic.claude-3-haiku-20240307-v1:0' },
    })
    expect(distributionOf(cloud)).not.toHaveProperty('Logging')
    expect(cloud.all('AWS::Logs::Delivery')).toEqual([])
  })
})
