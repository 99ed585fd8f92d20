import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import { once } from '#functions/runtime/once.ts'

/** Cache lifetime of a value: a rotated secret is in use after this time, without a deployment. */
const TTL_MS = 5 * MINUTE_MS
/** Extension of an expired value when Secrets Manager does not answer. */
const RETRY_MS = 30_000

/** Errors that a retry cannot resolve. */
const FINAL = [
  'ResourceNotFoundException',
  'AccessDeniedException',
  'DecryptionFailure',
  'InvalidParameterException',
  'InvalidRequestException',
]

/** A secret that is missing, unreadable or invalid. The message names the secret and the setting. */
export class SecretError extends Error {
  override name = 'SecretError'
}

const client = once(
  () =>
    new SecretsManagerClient({
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
    }),
)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Secret<Shape> = {
  name: string
  /** The setting of the deployment that names the secret. */
  setting: string
  shape: Shape
  /** Epoch milliseconds. */
  now: () => number
}

const readSecret = async <Shape extends z.ZodMiniObject>(secret: Secret<Shape>): Promise<z.output<Shape>> => {
  const { name, setting, shape } = secret
  const called = `The secret ${name} (setting ${setting})`
  const { SecretString = '' } = await client()
    .send(new GetSecretValueCommand({ SecretId: name }))
    .catch((error: unknown) => {
      if (!(error instanceof Error) || !FINAL.includes(error.name)) throw error
      throw new SecretError(`${called} cannot be read: ${error.name}.`)
    })
  const read = z.safeParse<Shape>(shape, parseJson(SecretString))
  if (read.success) return read.data
  const key = read.error.issues[0]?.path[0]
  throw new SecretError(
    key === undefined ? `${called} is not a JSON object.` : `${called} has no valid ${String(key)}.`,
  )
}

/**
 * Creates a reader of a JSON secret that caches its value for five minutes. While Secrets Manager does not answer, it returns
 * the previous value. Throws `SecretError`, and the SDK's error without a previous value.
 */
export const createSecretReader = <Shape extends z.ZodMiniObject>(secret: Secret<Shape>) => {
  let cached: { value: z.output<Shape>; until: number } | undefined
  let reading: Promise<z.output<Shape>> | undefined

  const refresh = async (): Promise<z.output<Shape>> => {
    try {
      const value = await readSecret(secret)
      cached = { value, until: secret.now() + TTL_MS }
      return value
    } catch (error) {
      if (!cached || error instanceof SecretError) throw error
      cached.until = secret.now() + RETRY_MS
      return cached.value
    } finally {
      reading = undefined
    }
  }

  return async (): Promise<z.output<Shape>> => {
    if (cached && secret.now() < cached.until) return cached.value
    reading ??= refresh()
    return reading
  }
}
