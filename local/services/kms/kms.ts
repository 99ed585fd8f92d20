import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { AwsService, KmsCalls } from '#local/contracts/services.ts'
import { createRefusal } from '#local/services/protocol/refusal.ts'
import { type KeyMaterial, keptMaterial } from './key-material.ts'

export type Kms = {
  /** For the gate. */
  service: AwsService
  calls: KmsCalls
}

class KmsRefusal extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

const bytes = z.pipe(
  z.base64(),
  z.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
)
const common = {
  KeyId: z.string(),
  EncryptionContext: z._default(z.record(z.string(), z.string()), {}),
  GrantTokens: z.optional(z.array(z.never())),
}
const dataKey = z.strictObject({ ...common, NumberOfBytes: z.int().check(z.gte(1), z.lte(1024)) })
const plain = z.strictObject({ ...common, Plaintext: bytes })
const sealed = z.strictObject({ ...common, CiphertextBlob: bytes })

const base64 = (value: Uint8Array): string => Buffer.from(value).toString('base64')

/** KMS with the symmetric keys of these ARNs. Their material is kept in `dataFolder/kms`. */
export const createKms = ({ dataFolder, keys }: { dataFolder: string; keys: readonly string[] }): Kms => {
  const materials = new Map<string, KeyMaterial>()
  const find = (keyId: string): { KeyId: string; material: KeyMaterial } => {
    const KeyId = keys.find((arn) => arn === keyId || arn.endsWith(`:key/${keyId}`))
    if (KeyId === undefined) throw new KmsRefusal('NotFoundException', `Key '${keyId}' does not exist`)
    const material = materials.get(KeyId) ?? keptMaterial(dataFolder, KeyId.slice(KeyId.lastIndexOf('/') + 1))
    materials.set(KeyId, material)
    return { KeyId, material }
  }

  const calls: KmsCalls = {
    generateDataKey: async ({ KeyId: keyId, EncryptionContext = {}, NumberOfBytes = 32 }) => {
      const { KeyId, material } = find(keyId)
      const Plaintext = new Uint8Array(randomBytes(NumberOfBytes))
      return { KeyId, Plaintext, CiphertextBlob: material.seal(Plaintext, EncryptionContext) }
    },
    encrypt: async ({ KeyId: keyId, EncryptionContext = {}, Plaintext }) => {
      const { KeyId, material } = find(keyId)
      return { KeyId, CiphertextBlob: material.seal(Plaintext, EncryptionContext) }
    },
    decrypt: async ({ KeyId: keyId = '', EncryptionContext = {}, CiphertextBlob }) => {
      const { KeyId, material } = find(keyId)
      const opened = material.open(CiphertextBlob, EncryptionContext)
      // KMS gives no message with it.
      if (opened === undefined) throw new KmsRefusal('InvalidCiphertextException', '')
      return { KeyId, Plaintext: new Uint8Array(opened) }
    },
  }

  return {
    calls,
    service: async (incoming) => {
      const operation = `${incoming.headers.get('x-amz-target')}`.split('.').at(-1) ?? ''
      try {
        const answered = await answer(calls, operation, await incoming.json())
        return Response.json(answered, { headers: { 'content-type': 'application/x-amz-json-1.1' } })
      } catch (error) {
        if (error instanceof KmsRefusal) return refuse(error.name, error.message)
        return refuse('ValidationException', error instanceof Error ? error.message : String(error))
      }
    },
  }
}

const answer = async (calls: KmsCalls, operation: string, body: unknown): Promise<Record<string, string>> => {
  switch (operation) {
    case 'GenerateDataKey': {
      const { KeyId, Plaintext, CiphertextBlob } = await calls.generateDataKey(dataKey.parse(body))
      return { KeyId, Plaintext: base64(Plaintext), CiphertextBlob: base64(CiphertextBlob) }
    }
    case 'Encrypt': {
      const { KeyId, CiphertextBlob } = await calls.encrypt(plain.parse(body))
      return { KeyId, CiphertextBlob: base64(CiphertextBlob), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
    }
    case 'Decrypt': {
      const { KeyId, Plaintext } = await calls.decrypt(sealed.parse(body))
      return { KeyId, Plaintext: base64(Plaintext), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
    }
    default:
      throw new KmsRefusal('UnknownOperationException', `The local KMS does not support '${operation}'.`)
  }
}

const refuse = (code: string, message: string): Response => {
  const { status, headers, body } = createRefusal('kms', 400, code, message)
  return new Response(body, { status, headers })
}
