import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DecryptCommand, EncryptCommand, GenerateDataKeyCommand, KMSClient, ListKeysCommand } from '@aws-sdk/client-kms'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFaults } from '#local/host/faults.ts'
import { type Gate, startGate } from '#local/host/iam/gate.ts'
import { createKms } from '#local/services/kms/kms.ts'
import { allow, cloud, createFunction } from '#test/local/host/iam/cloud.ts'

const KEY = 'arn:aws:kms:eu-north-1:111111111111:key/codes'
const GONE = 'arn:aws:kms:eu-north-1:111111111111:key/gone'
const POOL = { 'userpool-id': 'eu-north-1_one' }
const nothing = async () => new Response('')

let gate: Gate
let dataFolder: string
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'five-kms-'))
  const ofPool = { StringEquals: { 'kms:EncryptionContext:userpool-id': ['eu-north-1_one'] } }
  gate = await startGate({
    model: cloud({
      functions: [
        createFunction('pool', [allow(['kms:GenerateDataKey', 'kms:Encrypt', 'kms:Decrypt'], [KEY, GONE])]),
        createFunction('reader', [allow(['kms:Decrypt'], [KEY], ofPool)]),
        createFunction('other', []),
      ],
    }),
    tableEndpoint: 'http://127.0.0.1:1',
    services: {
      ses: nothing,
      bedrock: nothing,
      s3: nothing,
      events: nothing,
      sqs: nothing,
      secretsmanager: nothing,
      kms: createKms({ dataFolder, keys: [KEY] }).service,
    },
    faults: createFaults(),
  })
})
afterAll(async () => {
  await gate.stop()
  rmSync(dataFolder, { recursive: true })
})
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const kms = (name: string) =>
  new KMSClient({
    endpoint: gate.url,
    region: 'eu-north-1',
    maxAttempts: 1,
    credentials: { accessKeyId: name, secretAccessKey: 'any' },
  })
const encrypt = async (text: string, EncryptionContext: Record<string, string> = POOL) => {
  const { CiphertextBlob } = await kms('pool').send(
    new EncryptCommand({ KeyId: KEY, Plaintext: Buffer.from(text), EncryptionContext }),
  )
  return CiphertextBlob
}
const decrypt = (name: string, blob: Uint8Array | undefined, EncryptionContext: Record<string, string> = POOL) =>
  kms(name).send(new DecryptCommand({ KeyId: KEY, CiphertextBlob: blob, EncryptionContext }))

test('GenerateDataKey returns a plain and an encrypted key, which another function decrypts', async () => {
  const made = await kms('pool').send(
    new GenerateDataKeyCommand({ KeyId: KEY, NumberOfBytes: 32, EncryptionContext: POOL }),
  )
  expect(made.KeyId).toBe(KEY)
  expect(made.Plaintext).toHaveLength(32)
  const read = await decrypt('reader', made.CiphertextBlob)
  expect(read).toMatchObject({ KeyId: KEY, Plaintext: made.Plaintext })
})

test('Decrypt refuses another encryption context and a changed ciphertext', async () => {
  const blob = (await encrypt('004217')) ?? new Uint8Array()
  expect(Buffer.from(blob).includes('004217')).toBe(false)
  expect(Buffer.from((await decrypt('pool', blob)).Plaintext ?? []).toString()).toBe('004217')
  const changed = Uint8Array.from(blob, (byte, index) => (index === blob.length - 1 ? byte ^ 1 : byte))
  for (const [bytes, context] of [
    [blob, { 'userpool-id': 'eu-north-1_two' }],
    [blob, {}],
    [changed, POOL],
    [new Uint8Array(3), POOL],
  ] as const)
    await expect(decrypt('pool', bytes, context)).rejects.toMatchObject({ name: 'InvalidCiphertextException' })
})

test('the order of an encryption context is ignored', async () => {
  const blob = await encrypt('004217', { a: '1', b: '2' })
  await expect(decrypt('pool', blob, { b: '2', a: '1' })).resolves.toMatchObject({ KeyId: KEY })
})

test('the gate allows a key only under the policy, including the encryption context', async () => {
  const blob = await encrypt('004217')
  await expect(decrypt('other', blob)).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringContaining(`other/other is not authorized to perform: kms:Decrypt on resource: ${KEY}`),
  })
  const foreign = { 'userpool-id': 'eu-north-1_two' }
  const other = await encrypt('004217', foreign)
  await expect(decrypt('reader', other, foreign)).rejects.toMatchObject({ name: 'AccessDeniedException' })
  await expect(
    kms('reader').send(new EncryptCommand({ KeyId: KEY, Plaintext: Buffer.from('x'), EncryptionContext: POOL })),
  ).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('KMS refuses other operations, an unknown key and a call without a key by name', async () => {
  await expect(kms('pool').send(new ListKeysCommand({}))).rejects.toThrow(
    'The local stack does not support kms: ListKeys',
  )
  await expect(
    kms('pool').send(new EncryptCommand({ KeyId: GONE, Plaintext: Buffer.from('x') })),
  ).rejects.toMatchObject({ name: 'NotFoundException', message: expect.stringContaining(GONE) })
  await expect(kms('pool').send(new DecryptCommand({ CiphertextBlob: new Uint8Array(40) }))).rejects.toThrow(
    'Decrypt without KeyId',
  )
  await expect(
    kms('pool').send(new EncryptCommand({ KeyId: KEY, Plaintext: Buffer.from('x'), DryRun: true })),
  ).rejects.toMatchObject({ name: 'ValidationException' })
})

test('the key material is stored in the data folder, one file per key', async () => {
  const first = createKms({ dataFolder, keys: [KEY] }).calls
  const { CiphertextBlob } = await first.encrypt({ KeyId: KEY, Plaintext: Buffer.from('kept') })
  const again = createKms({ dataFolder, keys: [KEY] }).calls
  expect(Buffer.from((await again.decrypt({ KeyId: KEY, CiphertextBlob })).Plaintext).toString()).toBe('kept')
  expect(readdirSync(join(dataFolder, 'kms'))).toEqual(['codes'])
})
