// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are CloudFormation's own placeholders.
import { describe, expect, test } from 'vitest'
import { createCatalog } from '#local/host/template/catalog.ts'
import { readQueueSources, readQueues } from '#local/host/template/messaging.ts'
import { createResolver } from '#local/host/template/resolve.ts'
import type { Stack } from '#local/host/template/stacks.ts'

const stack = (
  name: string,
  resources: Record<string, { Type: string; Properties?: Record<string, unknown> }> = {},
) => {
  const made: Stack = {
    name,
    region: 'eu-north-1',
    account: '000000000000',
    resources: new Map(),
    outputs: {},
    parameters: { Version: { Default: '6' } },
  }
  for (const [id, { Type, Properties = {} }] of Object.entries(resources))
    made.resources.set(id, { id, stack: made, Type, Properties, Metadata: {} })
  return made
}

const data = stack('data', {
  table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: { TableName: 'things' } },
  queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'work' } },
  pool: { Type: 'AWS::Cognito::UserPool' },
  odd: { Type: 'AWS::Kendra::Index' },
})
data.outputs = {
  Table: { Value: { 'Fn::GetAtt': ['table', 'Arn'] }, Export: { Name: { 'Fn::Sub': '${AWS::StackName}:table' } } },
}
const other = stack('other')
const resolve = createResolver([data, other])

describe('intrinsics', () => {
  test.each<[string, unknown, unknown]>([
    ['Ref of a resource', { Ref: 'table' }, 'things'],
    ['Ref of a parameter', { Ref: 'Version' }, '6'],
    ['Ref of the region', { Ref: 'AWS::Region' }, 'eu-north-1'],
    ['GetAtt', { 'Fn::GetAtt': ['table', 'Arn'] }, 'arn:aws:dynamodb:eu-north-1:000000000000:table/things'],
    ['GetAtt as text', { 'Fn::GetAtt': 'queue.QueueName' }, 'work'],
    ['Join', { 'Fn::Join': ['/', [{ Ref: 'table' }, 'index', '*']] }, 'things/index/*'],
    [
      'Sub',
      { 'Fn::Sub': 'a ${table} b ${queue.Arn} ${!kept}' },
      'a things b arn:aws:sqs:eu-north-1:000000000000:work ${kept}',
    ],
    ['Sub with values', { 'Fn::Sub': ['${x}-${AWS::Partition}', { x: { Ref: 'table' } }] }, 'things-aws'],
    ['Split and Select', { 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
    ['NoValue', { a: 1, b: { Ref: 'AWS::NoValue' } }, { a: 1 }],
    ['a secret', 'key {{resolve:secretsmanager:google:SecretString:clientSecret::}}', 'key local:google'],
    ['what is plain', { list: [1, true, null, 'x'] }, { list: [1, true, null, 'x'] }],
  ])('%s', (_, given, wanted) => {
    expect(resolve(data, given)).toEqual(wanted)
  })

  test('resolve follows references into another stack', () => {
    const arn = 'arn:aws:dynamodb:eu-north-1:000000000000:table/things'
    expect(resolve(other, { 'Fn::ImportValue': 'data:table' })).toBe(arn)
  })

  test.each<[unknown, string]>([
    [{ 'Fn::Cidr': ['10.0.0.0/16', 2] }, 'other uses Fn::Cidr, which is not supported by the local stack.'],
    [{ Ref: 'nobody' }, 'other refers to nobody, which it does not contain.'],
    [{ 'Fn::ImportValue': 'nothing' }, 'The templates import nothing, which no stack exports.'],
    ['{{resolve:ssm:/a/b}}', 'cannot be resolved by the local stack'],
  ])('resolve refuses %j', (given, sentence) => {
    expect(() => resolve(other, given)).toThrow(sentence)
  })

  test('resolve refuses an unknown name or attribute by type', () => {
    expect(() => resolve(data, { Ref: 'odd' })).toThrow(
      'odd, a AWS::Kendra::Index, which has no name in the local stack',
    )
    expect(() => resolve(data, { 'Fn::GetAtt': ['table', 'Size'] })).toThrow('Size of table')
  })

  test('resolve gives a user pool the issuer URL of Cognito', () => {
    const id = resolve(data, { Ref: 'pool' })
    expect(id).toMatch(/^eu-north-1_[A-Za-z0-9]+$/)
    expect(resolve(data, { 'Fn::GetAtt': ['pool', 'ProviderURL'] })).toBe(
      `https://cognito-idp.eu-north-1.amazonaws.com/${id}`,
    )
  })
})

describe('an unread property', () => {
  test('catalog.read refuses an unlisted property by name', () => {
    const odd = stack('odd', { queue: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } } })
    expect(() => readQueues(createCatalog([odd]))).toThrow(
      'odd: FifoQueue of queue, a AWS::SQS::Queue, is not supported',
    )
  })

  test('catalog.read refuses an unsupported value', () => {
    const source = {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: 'arn:aws:kinesis:eu-north-1:1:stream/x', FunctionName: 'f' },
    }
    expect(() => readQueueSources(createCatalog([stack('odd', { source })]))).toThrow('EventSourceArn of source')
  })
})
