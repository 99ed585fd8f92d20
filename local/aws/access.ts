import type { CloudModel } from '#local/cloud-model.ts'
import { bedrockAccess } from './access-bedrock.ts'
import { dynamodbAccess } from './access-dynamodb.ts'
import { eventsAccess } from './access-events.ts'
import { secretsAccess } from './access-secretsmanager.ts'
import { sesAccess } from './access-ses.ts'
import { sqsAccess } from './access-sqs.ts'
import type { Access } from './policy.ts'
import type { ServiceName } from './refusal.ts'

/** A call as far as its permission goes. */
export type Call = {
  /** Region of the credential scope: a call to another region asks for that region's resources. */
  region: string
  path: string
  /** After the dot of `x-amz-target`; empty where the service has none. */
  operation: string
  body: string
}

/** A call that this service of the stack does not know. The message names it. */
export class UnknownCall extends Error {}

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
