import { randomUUID } from 'node:crypto'

export const SERVICES = ['dynamodb', 'ses', 'bedrock', 'events', 'sqs', 'secretsmanager', 'kms', 's3'] as const
export type ServiceName = (typeof SERVICES)[number]
export type ServiceAnswer = { status: number; headers: Record<string, string>; body: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const queryXml = (status: number, code: string, message: string): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>${status < 500 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
})

const restJson = (status: number, code: string, message: string): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
  body: JSON.stringify({ message }),
})

const json =
  (version: '1.0' | '1.1', prefix: string) =>
  (status: number, code: string, message: string): ServiceAnswer => ({
    status,
    headers: { 'content-type': `application/x-amz-json-${version}` },
    body: JSON.stringify({ __type: `${prefix}${code}`, message }),
  })

const SHAPES: Record<ServiceName, (status: number, code: string, message: string) => ServiceAnswer> = {
  dynamodb: json('1.0', 'com.amazon.coral.service#'),
  sqs: json('1.0', 'com.amazon.coral.service#'),
  events: json('1.1', ''),
  secretsmanager: json('1.1', ''),
  kms: json('1.1', ''),
  ses: queryXml,
  bedrock: restJson,
  s3: queryXml,
}

/** An error response in the format of an AWS service. */
export const createRefusal = (service: ServiceName, status: number, code: string, message: string): ServiceAnswer => {
  const answer = SHAPES[service](status, code, message)
  return { ...answer, headers: { ...answer.headers, 'x-amzn-requestid': randomUUID() } }
}

const UNKNOWN_CREDENTIALS: Record<ServiceName, { status: number; code: string }> = {
  dynamodb: { status: 400, code: 'UnrecognizedClientException' },
  sqs: { status: 403, code: 'InvalidClientTokenId' },
  events: { status: 400, code: 'UnrecognizedClientException' },
  secretsmanager: { status: 400, code: 'UnrecognizedClientException' },
  kms: { status: 400, code: 'UnrecognizedClientException' },
  ses: { status: 403, code: 'InvalidClientTokenId' },
  bedrock: { status: 403, code: 'UnrecognizedClientException' },
  s3: { status: 403, code: 'InvalidAccessKeyId' },
}

/** The response to credentials that belong to no function. */
export const createUnknownCredentials = (service: ServiceName): ServiceAnswer => {
  const { status, code } = UNKNOWN_CREDENTIALS[service]
  return createRefusal(service, status, code, 'The security token included in the request is invalid.')
}

/** Services that deny access with status 400 instead of 403. */
const DENIES_WITH_400: readonly ServiceName[] = ['dynamodb', 'events', 'secretsmanager', 'kms']

/** The response to a call that the caller's role does not allow, with the message of IAM. */
export const accessDenied = (service: ServiceName, message: string): ServiceAnswer =>
  service === 'ses' || service === 's3'
    ? createRefusal(service, 403, 'AccessDenied', message)
    : createRefusal(service, DENIES_WITH_400.includes(service) ? 400 : 403, 'AccessDeniedException', message)
