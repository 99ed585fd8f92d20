import { GetSecretValueCommand, ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFaults } from '#local/host/faults.ts'
import { type Gate, startGate } from '#local/host/iam/gate.ts'
import { createSecrets } from '#local/services/secrets-manager/secrets.ts'
import { allow, cloud, createFunction } from '#test/local/host/iam/cloud.ts'

const STRIPE = 'arn:aws:secretsmanager:eu-north-1:111111111111:secret:product/stripe-??????'
const GONE = 'arn:aws:secretsmanager:eu-north-1:111111111111:secret:product/gone-??????'
const nothing = async () => new Response('')

let gate: Gate
beforeAll(async () => {
  const policy = [allow(['secretsmanager:GetSecretValue'], [STRIPE, GONE])]
  gate = await startGate({
    model: cloud({ functions: [createFunction('reader', policy), createFunction('other', [])] }),
    tableEndpoint: 'http://127.0.0.1:1',
    services: {
      ses: nothing,
      bedrock: nothing,
      s3: nothing,
      events: nothing,
      sqs: nothing,
      kms: nothing,
      secretsmanager: createSecrets({ 'product/stripe': '{"secretKey":"sk_local"}', 'product/google': '{}' }),
    },
    faults: createFaults(),
  })
})
afterAll(() => gate.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const secrets = (name: string) =>
  new SecretsManagerClient({
    endpoint: gate.url,
    region: 'eu-north-1',
    maxAttempts: 1,
    credentials: { accessKeyId: name, secretAccessKey: 'any' },
  })
const get = (SecretId: string) => new GetSecretValueCommand({ SecretId })
const createArn = (secret: string) => `arn:aws:secretsmanager:eu-north-1:111111111111:secret:${secret}-local0`
const denied = (name: string, resource: string) => ({
  name: 'AccessDeniedException',
  message: expect.stringContaining(
    `assumed-role/${name}/${name} is not authorized to perform: secretsmanager:GetSecretValue on resource: ${resource}`,
  ),
})

test('GetSecretValue returns a secret by name and by ARN to an allowed function', async () => {
  for (const id of ['product/stripe', createArn('product/stripe')])
    expect((await secrets('reader').send(get(id))).SecretString).toBe('{"secretKey":"sk_local"}')
})

test('the gate denies GetSecretValue to a function without permission', async () => {
  await expect(secrets('other').send(get('product/stripe'))).rejects.toMatchObject(
    denied('other', createArn('product/stripe')),
  )
  await expect(secrets('reader').send(get('product/google'))).rejects.toMatchObject(
    denied('reader', createArn('product/google')),
  )
})

test('GetSecretValue throws ResourceNotFoundException for an unknown secret', async () => {
  await expect(secrets('reader').send(get('product/gone'))).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

test('Secrets Manager refuses other operations and versions by name', async () => {
  await expect(secrets('reader').send(new ListSecretsCommand({}))).rejects.toThrow(
    'The local stack does not support secretsmanager: ListSecrets',
  )
  await expect(
    secrets('reader').send(new GetSecretValueCommand({ SecretId: 'product/stripe', VersionStage: 'AWSPREVIOUS' })),
  ).rejects.toMatchObject({ name: 'InvalidParameterException' })
})
