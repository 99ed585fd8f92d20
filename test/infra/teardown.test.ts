import { spawnSync } from 'node:child_process'
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs'
import { DeleteSecretCommand, ResourceNotFoundException, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, it } from 'vitest'
import { readArguments } from '#infra/operator/read-arguments.ts'
import { removeLeftovers } from '#infra/operator/remove-leftovers.ts'
import { type Cloud, synthesise } from './support/cloud.ts'

const retained = (cloud: Cloud): string[] =>
  cloud.resources
    .filter(({ DeletionPolicy }) => DeletionPolicy !== undefined && DeletionPolicy !== 'Delete')
    .map(({ Type }) => Type)
    .toSorted()

const tableProtection = (cloud: Cloud): unknown => cloud.one('AWS::DynamoDB::GlobalTable').Properties.Replicas
const poolProtection = (cloud: Cloud): unknown => cloud.one('AWS::Cognito::UserPool').Properties.DeletionProtection

describe('a stage without deletionProtection, as dev', () => {
  it('is deleted with table, pool, and buckets with their objects', async () => {
    const cloud = await synthesise()
    expect(cloud.terminationProtected).toEqual([])
    expect(retained(cloud)).toEqual([])
    expect(tableProtection(cloud)).toEqual([expect.objectContaining({ DeletionProtectionEnabled: false })])
    expect(poolProtection(cloud)).toBe('INACTIVE')
    const buckets = cloud.all('AWS::S3::Bucket').map(({ id }) => ({ Ref: id }))
    const emptied = cloud.all('Custom::S3AutoDeleteObjects').map(({ Properties }) => Properties.BucketName)
    expect(emptied).toEqual(buckets)
  })
})

describe.each([
  ['prod', { stage: 'prod' }],
  ['dev with deletionProtection', { deletionProtection: 'true', identityMail: 'ses' }],
])('a stage with deletionProtection: %s', (_, context) => {
  it('keeps table, pool and buckets and has termination protection on their stacks', async () => {
    const cloud = await synthesise({ context })
    expect(cloud.terminationProtected.map((name) => name.split('-').at(-1))).toEqual(['data', 'identity'])
    expect(retained(cloud)).toEqual([
      'AWS::Cognito::UserPool',
      'AWS::DynamoDB::GlobalTable',
      'AWS::KMS::Key',
      'AWS::S3::Bucket',
      'AWS::S3::Bucket',
    ])
    expect(tableProtection(cloud)).toEqual([expect.objectContaining({ DeletionProtectionEnabled: true })])
    expect(poolProtection(cloud)).toBe('ACTIVE')
    expect(cloud.all('Custom::S3AutoDeleteObjects')).toEqual([])
  })
})

describe('npm run tear-down', () => {
  const tearDown = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/tear-down.mjs', ...args], {
      encoding: 'utf8',
      env: { ...process.env, CI: '1' },
    })

  it('refuses prod before it asks AWS for anything', () => {
    const { status, stderr } = tearDown('-c', 'stage=prod')
    expect(stderr).toContain('The stage prod keeps its data: the setting deletionProtection is true.')
    expect(status).toBe(1)
  })

  it('refuses a stage that is protected by an argument, and an unknown setting', () => {
    expect(() => readArguments(['-c', 'stage=dev', '-c', 'sietUrl=a'])).toThrow('Setting "sietUrl" is unknown.')
    expect(readArguments(['--force', '-c', 'stage=dev', '-c', 'deletionProtection=true']).deletionProtection).toBe(true)
  })

  it("deletes the stage's own secrets and log groups, and nothing of another stage", async () => {
    const clients = { secrets: new SecretsManagerClient({}), logs: new CloudWatchLogsClient({}) }
    const secrets = mockClient(clients.secrets)
    const logs = mockClient(clients.logs)
    secrets
      .on(DeleteSecretCommand, { SecretId: 'five-circles/dev/salt' })
      .rejects(new ResourceNotFoundException({ message: 'none', $metadata: {} }))
    logs.on(DescribeLogGroupsCommand, { logGroupNamePrefix: '/aws/lambda/five-circles-dev-' }).resolves({
      logGroups: [{ logGroupName: '/aws/lambda/five-circles-dev-web-CustomCDKBucketDeployment' }],
    })
    const settings = readArguments(['-c', 'stage=dev', '-c', 'stripeSecretName=shared/stripe'])
    expect(await removeLeftovers(clients, settings)).toEqual([
      'the secret five-circles/dev/google',
      'the secret five-circles/dev/links',
      'the secret five-circles/dev/push',
      'the log group /aws/lambda/five-circles-dev-web-CustomCDKBucketDeployment',
    ])
    for (const call of secrets.commandCalls(DeleteSecretCommand))
      expect(call.args[0].input).toMatchObject({ ForceDeleteWithoutRecovery: true })
  })
})
