import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { ServiceName } from '#local/services/protocol/refusal.ts'
import { readBedrockAccess } from './access-bedrock.ts'
import type { AccessRequest, ServiceCall } from './access-call.ts'
import { readDynamodbAccess } from './access-dynamodb.ts'
import { readEventsAccess } from './access-events.ts'
import { readKmsAccess } from './access-kms.ts'
import { readS3Access } from './access-s3.ts'
import { readSecretsAccess } from './access-secretsmanager.ts'
import { readSesAccess } from './access-ses.ts'
import { readSqsAccess } from './access-sqs.ts'

const READERS: Record<ServiceName, (call: ServiceCall, model: CloudModel) => AccessRequest[]> = {
  dynamodb: readDynamodbAccess,
  ses: readSesAccess,
  bedrock: readBedrockAccess,
  events: readEventsAccess,
  sqs: readSqsAccess,
  secretsmanager: readSecretsAccess,
  kms: readKmsAccess,
  s3: readS3Access,
}

/**
 * The actions and resources that a call needs; all must be allowed. Throws `UnsupportedCall` for an operation that the local
 * stack does not support, and a schema error for a malformed body.
 */
export const readAccess = (service: ServiceName, call: ServiceCall, model: CloudModel): AccessRequest[] =>
  READERS[service](call, model)
