import type { InvariantName } from './invariants.ts'

/** The invariant that holds after each fault of each external call. An action of a grant without an entry fails the test. */

export const FAULTS = ['time-out', 'throttle', '5xx', 'crash before', 'crash after', 'duplicate'] as const
export type Fault = (typeof FAULTS)[number]

/** What starts a function. A schedule with a watermark makes up its missed ticks (ADR 206). */
export type Trigger = 'event' | 'schedule' | 'schedule with a watermark' | 'queue' | 'code' | 'sign-up'

export type CallKind = 'read' | 'write' | 'mail' | 'rate' | 'message' | 'event' | 'model' | 'secret' | 'job'

/**
 * The kind of a granted action. Traces are written by the runtime, SQS is polled by Lambda, and a role is passed with the call that names
 * it. The start of a batch job has one outcome for all its calls (ADR 255).
 */
export const KINDS: Record<string, CallKind | 'by Lambda'> = {
  'dynamodb:GetItem': 'read',
  'dynamodb:Query': 'read',
  'dynamodb:PutItem': 'write',
  'dynamodb:UpdateItem': 'write',
  'dynamodb:DeleteItem': 'write',
  'dynamodb:BatchWriteItem': 'write',
  'dynamodb:ConditionCheckItem': 'write',
  'ses:SendRawEmail': 'mail',
  'ses:GetSendQuota': 'rate',
  'sqs:SendMessage': 'message',
  'events:PutEvents': 'event',
  'bedrock:InvokeModel': 'model',
  'bedrock:ApplyGuardrail': 'model',
  'bedrock:CreateModelInvocationJob': 'job',
  'bedrock:GetModelInvocationJob': 'read',
  's3:PutObject': 'job',
  's3:ListBucket': 'read',
  's3:GetObject': 'read',
  's3:DeleteObject': 'write',
  'iam:PassRole': 'by Lambda',
  'secretsmanager:GetSecretValue': 'secret',
  'kms:Decrypt': 'secret',
  'xray:PutTraceSegments': 'by Lambda',
  'logs:CreateLogStream': 'by Lambda',
  'logs:PutLogEvents': 'by Lambda',
  'xray:PutTelemetryRecords': 'by Lambda',
  'sqs:ReceiveMessage': 'by Lambda',
  'sqs:DeleteMessage': 'by Lambda',
  'sqs:ChangeMessageVisibility': 'by Lambda',
  'sqs:GetQueueAttributes': 'by Lambda',
  'sqs:GetQueueUrl': 'by Lambda',
}

/** After a failure before any effect, by what started the function. */
const AGAIN: Record<Trigger, InvariantName> = {
  event: 'called',
  schedule: 'called',
  'schedule with a watermark': 'madeUp',
  queue: 'redelivered',
  code: 'codeAgain',
  'sign-up': 'signUpAgain',
}

const row = (
  timeOut: InvariantName,
  throttle: InvariantName,
  failure: InvariantName,
  crashBefore: InvariantName,
  crashAfter: InvariantName,
  duplicate: InvariantName,
): Record<Fault, InvariantName> => ({
  'time-out': timeOut,
  throttle,
  '5xx': failure,
  'crash before': crashBefore,
  'crash after': crashAfter,
  duplicate,
})

/** The row of a call. `stem` is the function. */
export const findInvariants = (kind: CallKind, trigger: Trigger, stem: string): Record<Fault, InvariantName> => {
  const again = AGAIN[trigger]
  switch (kind) {
    case 'read':
      return row(again, again, again, again, again, 'nothingHeld')
    case 'write':
      if (stem === 'send-mails') return row('released', 'released', 'released', again, again, again)
      return row(again, again, again, again, again, again)
    case 'mail':
      return stem === 'send-mails'
        ? row('proven', 'paced', 'retried', 'proven', 'proven', 'once')
        : row('codeAgain', 'codeAgain', 'codeAgain', 'codeAgain', 'codeAgain', 'codeAgain')
    case 'rate':
      return row('leastRate', 'leastRate', 'leastRate', again, again, 'nothingHeld')
    case 'message':
      return row('queuedTwice', 'notQueued', 'notQueued', 'notQueued', 'queuedTwice', 'queuedTwice')
    case 'event':
      return row('called', again, again, again, 'called', 'called')
    case 'job':
      return row('onDemand', 'onDemand', 'onDemand', again, again, 'oneJob')
    case 'model':
      if (stem === 'keep-batch-answers') return row('onDemand', 'onDemand', 'onDemand', again, again, 'firstText')
      return row('builtIn', 'builtIn', 'builtIn', again, again, 'firstText')
    case 'secret':
      return row('withoutKey', 'withoutKey', 'withoutKey', again, again, 'nothingHeld')
  }
}
