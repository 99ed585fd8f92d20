import { describe, expect, it } from 'vitest'
import { synthesise } from './support/cloud.ts'

/**
 * Resources whose data cannot be created again, with the logical id and the properties whose change makes CloudFormation create a
 * new, empty resource. A change of this list loses data in a deployed stage: do not adapt the test, keep the id and the property.
 */
const KEPT = {
  'AWS::DynamoDB::GlobalTable': {
    id: 'table8235A42E',
    TableName: 'five-circles-prod',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  },
  'AWS::Cognito::UserPool': {
    id: 'pool056F3F7E',
    UserPoolName: 'five-circles-prod',
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    Schema: [{ Name: 'email', Required: true, Mutable: true }],
    AliasAttributes: undefined,
  },
  'AWS::Cognito::UserPoolClient': {
    id: 'poolwebD5960704',
    UserPoolId: { Ref: 'pool056F3F7E' },
    GenerateSecret: false,
  },
  'AWS::Cognito::UserPoolDomain': { id: 'pooldomain430FA744', Domain: 'five-circles' },
  'AWS::KMS::Key': { id: 'codeskeyD647E75F', KeySpec: undefined, KeyUsage: undefined },
  'AWS::Events::EventBus': { id: 'bus707364D1', Name: 'five-circles-prod' },
  'AWS::SES::EmailIdentity': { id: 'identity0C5EE28D', EmailIdentity: 'five-circles.example' },
  'AWS::CloudFront::Distribution': { id: 'distribution114A0A2A' },
}

describe('a release does not replace', () => {
  it.each(Object.entries(KEPT))('%s', async (type, { id, ...properties }) => {
    const { id: found, Properties } = (await synthesise({ context: { stage: 'prod' } })).one(type)
    const names = Object.keys(properties)
    expect({ id: found, ...Object.fromEntries(names.map((name) => [name, Properties[name]])) }).toEqual({
      id,
      ...properties,
    })
  })

  it('the buckets or the work queues', async () => {
    const cloud = await synthesise({ context: { stage: 'prod' } })
    const named = (type: string, property: string) =>
      cloud.all(type).map(({ id, Properties }) => `${id} ${String(Properties[property])}`)
    expect(named('AWS::S3::Bucket', 'BucketName').toSorted()).toEqual([
      'logs0B6081B1 undefined',
      'page15F095D5 undefined',
    ])
    expect(named('AWS::SQS::Queue', 'QueueName')).toEqual(
      expect.arrayContaining([
        'generationqueue5EE65549 five-circles-prod-generation',
        'deliveryqueue1A203149 five-circles-prod-delivery',
        'billingqueue9D3625A6 five-circles-prod-billing',
        'reconciliationqueueA73AD9A3 five-circles-prod-reconciliation',
        'sweepqueue06BD5A7F five-circles-prod-sweep',
      ]),
    )
  })
})

describe('each stack', () => {
  it('has at most 400 of the 500 resources that CloudFormation allows', async () => {
    const { stacks } = await synthesise({ context: { stage: 'prod' } })
    for (const [name, count] of stacks) expect({ name, fits: count <= 400, count }).toMatchObject({ fits: true })
  })
})
