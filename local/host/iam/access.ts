import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { ServiceName } from '#local/services/protocol/refusal.ts'
import { bedrockAccess } from './access-bedrock.ts'
import type { Call } from './access-call.ts'
import { dynamodbAccess } from './access-dynamodb.ts'
import { eventsAccess } from './access-events.ts'
import { secretsAccess } from './access-secretsmanager.ts'
import { sesAccess } from './access-ses.ts'
import { sqsAccess } from './access-sqs.ts'
import type { Access } from './policy.ts'

const READERS: Record<ServiceName, (call: Call, model: CloudModel) => Access[]> = {
  dynamodb: dynamodbAccess,
  ses: sesAccess,
  bedrock: bedrockAccess,
  events: eventsAccess,
  sqs: sqsAccess,
  secretsmanager: secretsAccess,
}

/**
 * Everything that a call wants to do, in IAM's words; all of it must be allowed. Throws `UnknownCall` for an operation
 * that the stack does not stand in for, and a schema error for a body that is not of its shape.
 */
export const accessOf = (service: ServiceName, call: Call, model: CloudModel): Access[] => READERS[service](call, model)
