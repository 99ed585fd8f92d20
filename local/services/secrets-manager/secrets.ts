import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { AwsService } from '#local/contracts/services.ts'
import { createRefusal } from '#local/services/protocol/refusal.ts'

const request = z.strictObject({
  SecretId: z.string(),
  VersionStage: z.optional(z.literal('AWSCURRENT')),
})

/** Secrets Manager appends six random characters to each secret's ARN. */
export const SUFFIX = '-local0'

const parseSecretName = (secretId: string): string => /:secret:(.+)-.{6}$/.exec(secretId)?.[1] ?? secretId

const refuse = (code: string, message: string): Response => {
  const { status, headers, body } = createRefusal('secretsmanager', 400, code, message)
  return new Response(body, { status, headers })
}

/** GetSecretValue for the local secrets (text by name). Only the current version is supported. */
export const createSecrets = (secrets: Readonly<Record<string, string>>): AwsService => {
  const version = randomUUID()
  return async (incoming) => {
    const asked = request.safeParse(await incoming.json())
    if (!asked.success)
      return refuse('InvalidParameterException', 'Only SecretId and the stage AWSCURRENT are supported locally.')
    const Name = parseSecretName(asked.data.SecretId)
    const SecretString = secrets[Name]
    if (SecretString === undefined) {
      return refuse('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    }
    return Response.json(
      { Name, SecretString, VersionId: version, VersionStages: ['AWSCURRENT'] },
      { headers: { 'content-type': 'application/x-amz-json-1.1' } },
    )
  }
}
