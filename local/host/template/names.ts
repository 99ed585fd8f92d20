import { createHash } from 'node:crypto'
import { StartError } from '#local/contracts/start-error.ts'
import { GATE_ORIGIN } from '#local/host/runtime/functions.ts'
import type { Resource } from './stacks.ts'

/**
 * The values of `Ref` and `Fn::GetAtt` for the product's resources, as local names. They depend on the template only, so that
 * stored data fits after a restart.
 */

type Read = (resource: Resource, property: string) => string

const stable = (resource: Resource, length: number): string =>
  BigInt(`0x${createHash('sha256').update(`${resource.stack.name}/${resource.id}`).digest('hex')}`)
    .toString(36)
    .slice(0, length)

/** A UUID, as KMS gives them. */
const keyId = (resource: Resource): string =>
  createHash('sha256')
    .update(`${resource.stack.name}/${resource.id}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const arn = (resource: Resource, service: string, rest: string): string =>
  `arn:aws:${service}:${resource.stack.region}:${resource.stack.account}:${rest}`

type Names = {
  /** The property that names the resource, if the type has one. */
  named?: string
  ref?: (resource: Resource, name: string) => string
  attributes?: Record<string, (resource: Resource, name: string) => string>
}

const byName = (_: Resource, name: string): string => name

const NAMES: Record<string, Names> = {
  'AWS::ApiGatewayV2::Api': {
    ref: (resource) => stable(resource, 10),
    attributes: {
      ApiEndpoint: (resource) => `https://${stable(resource, 10)}.execute-api.${resource.stack.region}.amazonaws.com`,
    },
  },
  'AWS::ApiGatewayV2::Authorizer': {},
  'AWS::ApiGatewayV2::Integration': {},
  'AWS::Bedrock::Guardrail': {
    attributes: {
      GuardrailArn: (resource) => arn(resource, 'bedrock', `guardrail/${stable(resource, 12)}`),
      GuardrailId: (resource) => stable(resource, 12),
    },
  },
  'AWS::Bedrock::GuardrailVersion': { attributes: { Version: () => '1' } },
  'AWS::CloudFront::Distribution': {
    attributes: { DomainName: (_, name) => `${name}.cloudfront.net`, Id: byName },
  },
  'AWS::CloudFront::Function': { attributes: { FunctionARN: (resource) => resource.id } },
  'AWS::CloudFront::ResponseHeadersPolicy': {},
  'AWS::Cognito::UserPool': {
    ref: (resource) => `${resource.stack.region}_local${stable(resource, 4)}`,
    attributes: {
      Arn: (resource) => arn(resource, 'cognito-idp', `userpool/${resolveRef(resource)}`),
      ProviderName: (resource) => `cognito-idp.${resource.stack.region}.amazonaws.com/${resolveRef(resource)}`,
      ProviderURL: (resource) => `https://cognito-idp.${resource.stack.region}.amazonaws.com/${resolveRef(resource)}`,
    },
  },
  'AWS::Cognito::UserPoolClient': { ref: (resource) => stable(resource, 26) },
  'AWS::Cognito::UserPoolDomain': { named: 'Domain' },
  'AWS::Cognito::UserPoolGroup': { named: 'GroupName' },
  'AWS::Cognito::UserPoolIdentityProvider': { named: 'ProviderName' },
  'AWS::DynamoDB::GlobalTable': {
    named: 'TableName',
    attributes: {
      Arn: (resource, name) => arn(resource, 'dynamodb', `table/${name}`),
    },
  },
  'AWS::Events::EventBus': {
    named: 'Name',
    attributes: { Arn: (resource, name) => arn(resource, 'events', `event-bus/${name}`), Name: byName },
  },
  'AWS::Events::Rule': {
    named: 'Name',
    attributes: { Arn: (resource, name) => arn(resource, 'events', `rule/${name}`) },
  },
  'AWS::IAM::Role': {
    named: 'RoleName',
    attributes: { Arn: (resource, name) => `arn:aws:iam::${resource.stack.account}:role/${name}` },
  },
  'AWS::KMS::Key': {
    ref: (resource) => keyId(resource),
    attributes: { Arn: (resource) => arn(resource, 'kms', `key/${keyId(resource)}`) },
  },
  'AWS::Lambda::Function': {
    named: 'FunctionName',
    attributes: { Arn: (resource, name) => arn(resource, 'lambda', `function:${name}`) },
  },
  'AWS::Logs::LogGroup': {
    named: 'LogGroupName',
    attributes: { Arn: (resource, name) => arn(resource, 'logs', `log-group:${name}:*`) },
  },
  'AWS::S3::Bucket': {
    ref: (resource) => `five-circles-${stable(resource, 12)}`,
    attributes: { Arn: (resource) => `arn:aws:s3:::five-circles-${stable(resource, 12)}` },
  },
  'AWS::SES::ConfigurationSet': { named: 'Name' },
  'AWS::SES::EmailIdentity': { named: 'EmailIdentity' },
  'AWS::SNS::Topic': { named: 'TopicName', ref: (resource, name) => arn(resource, 'sns', name) },
  'AWS::SQS::Queue': {
    named: 'QueueName',
    ref: (resource, name) => `${GATE_ORIGIN}/${resource.stack.account}/${name}`,
    attributes: { Arn: (resource, name) => arn(resource, 'sqs', name), QueueName: byName },
  },
  'AWS::Scheduler::Schedule': { named: 'Name' },
  'AWS::Scheduler::ScheduleGroup': { named: 'Name' },
}

const findNames = (resource: Resource): Names => {
  const names = NAMES[resource.Type]
  if (!names)
    throw new StartError(
      `${resource.stack.name} refers to ${resource.id}, a ${resource.Type}, which has no name in the local stack.`,
    )
  return names
}

/** The name of a resource: from the template, or generated. */
export const readName = (resource: Resource): string => {
  const { named } = findNames(resource)
  const given = named === undefined ? undefined : resource.Properties[named]
  if (given === undefined) return `${resource.stack.name}-${resource.id}`
  if (typeof given === 'string') return given
  throw new StartError(`${resource.stack.name}: the name of ${resource.id} must be a plain string in the template.`)
}

export const resolveRef = (resource: Resource): string => {
  const { ref = byName } = findNames(resource)
  return ref(resource, readName(resource))
}

export const resolveAttribute: Read = (resource, attribute) => {
  const read = findNames(resource).attributes?.[attribute]
  if (!read)
    throw new StartError(
      `${resource.stack.name}: ${attribute} of ${resource.id}, a ${resource.Type}, is not supported by the local stack.`,
    )
  return read(resource, readName(resource))
}
