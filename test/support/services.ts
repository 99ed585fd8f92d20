import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { CORRELATION_FIELD } from '#events/correlation.ts'
import { createFaults, type SettableFaults } from '#local/host/faults.ts'
import { requireGuardrail } from '#local/services/bedrock/guardrail.ts'
import { createModel } from '#local/services/bedrock/model.ts'
import { createKms, type Kms } from '#local/services/kms/kms.ts'
import { attributesMd5, type MessageAttributes } from '#local/services/sqs/attributes.ts'
import { createPushService, type PushService } from '#local/services/web-push/push-service.ts'
import { type BatchServices, createBatchServices, isBatchCall, relayBatch } from './batch-services.ts'
import { readTags } from './mail-tags.ts'
import {
  GUARDRAIL,
  IDENTITY_KEY,
  LINK_SECRET,
  localOrigin,
  OTHER_KEY,
  PUSH_KEYS,
  PUSH_PATH,
  PUSH_SECRET,
  SALT_SECRET,
  STRIPE_SECRET,
  setServiceEnvironment,
} from './service-environment.ts'

/** Fakes of EventBridge, SQS, SES, Bedrock and Secrets Manager that receive the HTTP requests of the SDK. */
export type Services = {
  /** Events that were put on the bus. */
  events: { type: string; detail: unknown }[]
  /** Correlation ids of events and messages in the order of their arrival. */
  correlations: unknown[]
  /** Messages that were put on a queue, as JSON. */
  messages: {
    queue: string
    work: unknown
    delaySeconds?: number | undefined
    attributes?: Record<string, { StringValue: string }> | undefined
  }[]
  /** Mails that SES accepted, with the tags of the request. */
  mails: (Email & { raw: string; tags: Record<string, string> })[]
  /** Called when SES accepts a mail, before its response. */
  onMail: () => void
  /** Called when SES refuses a mail, before its response. */
  onRefusal: () => void
  /** The number of model calls. */
  asked: () => number
  /** Delays the model's responses until the returned function is called. */
  holdModel: () => () => void
  /** The prompt of each call to the model, the newest last. */
  prompts: string[]
  /** The outcomes of the next mails, one each. SES accepts by default. */
  nextMails: MailFault[]
  /** Whether the bus refuses events. */
  eventsRefused: boolean
  /** Texts of the secrets, by name; `down` where Secrets Manager fails. */
  secrets: Record<string, string> | 'down'
  /** KMS with the key of the user pool's codes, and another one. */
  kms: Kms
  /** Batch jobs and their files. */
  batch: BatchServices
  /** The push service of browsers. */
  push: PushService
  faults: SettableFaults
  stop(): Promise<void>
}

/** An error of SES, or a connection that ends before or after SES accepted the mail. */
type MailFault = { status: number; code: string; message?: string } | 'breaks-before' | 'breaks-after'

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const json = (response: ServerResponse, body: unknown) => {
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify(body))
}

const xml = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { 'content-type': 'text/xml' })
  response.end(body)
}

const putEvents = (body: Buffer, services: Services): unknown => {
  const { Entries } = JSON.parse(String(body))
  if (services.eventsRefused) return { FailedEntryCount: 1, Entries: [{ ErrorCode: 'InternalFailure' }] }
  for (const { DetailType, Detail } of Entries) {
    const { [CORRELATION_FIELD]: correlation, ...detail } = JSON.parse(Detail)
    services.events.push({ type: DetailType, detail })
    services.correlations.push(correlation)
  }
  return { FailedEntryCount: 0, Entries: Entries.map(() => ({ EventId: 'event' })) }
}

const takeMessages = (body: Buffer, services: Services): unknown => {
  const { QueueUrl, Entries } = JSON.parse(String(body))
  for (const { MessageBody, DelaySeconds, MessageAttributes = {} } of Entries) {
    const { [CORRELATION_FIELD]: correlation, ...attributes } = MessageAttributes
    services.correlations.push(correlation?.StringValue)
    services.messages.push({
      queue: QueueUrl.split('/').at(-1),
      work: JSON.parse(MessageBody),
      delaySeconds: DelaySeconds,
      attributes: Object.keys(attributes).length > 0 ? attributes : undefined,
    })
  }
  const taken = (entry: { Id: string; MessageBody: string; MessageAttributes?: MessageAttributes }) => ({
    Id: entry.Id,
    MessageId: entry.Id,
    MD5OfMessageBody: createHash('md5').update(entry.MessageBody).digest('hex'),
    MD5OfMessageAttributes: attributesMd5(entry.MessageAttributes ?? {}),
  })
  return { Successful: Entries.map(taken), Failed: [] }
}

const giveSecret = (body: Buffer, response: ServerResponse, { secrets }: Services) => {
  const SecretString = secrets === 'down' ? undefined : secrets[JSON.parse(String(body)).SecretId]
  if (SecretString !== undefined) return json(response, { SecretString })
  response.writeHead(secrets === 'down' ? 500 : 400, { 'content-type': 'application/x-amz-json-1.1' })
  response.end(JSON.stringify({ __type: secrets === 'down' ? 'InternalServiceError' : 'ResourceNotFoundException' }))
}

const SEND_QUOTA = `<GetSendQuotaResponse><GetSendQuotaResult><Max24HourSend>50000.0</Max24HourSend>
<MaxSendRate>2000.0</MaxSendRate><SentLast24Hours>0.0</SentLast24Hours></GetSendQuotaResult></GetSendQuotaResponse>`

const takeMail = async (body: Buffer, request: IncomingMessage, response: ServerResponse, services: Services) => {
  if (String(body).includes('Action=GetSendQuota')) return xml(response, 200, SEND_QUOTA)
  const fault = services.nextMails.shift()
  if (fault === 'breaks-before') return void request.socket.destroy()
  if (typeof fault === 'object') {
    services.onRefusal()
    const error = `<Error><Type>Sender</Type><Code>${fault.code}</Code><Message>${fault.message ?? 'as the test asks'}</Message></Error>`
    return xml(response, fault.status, `<ErrorResponse>${error}<RequestId>1</RequestId></ErrorResponse>`)
  }
  const form = new URLSearchParams(String(body))
  const data = form.get('RawMessage.Data') ?? ''
  const raw = Buffer.from(data, 'base64').toString('utf8')
  services.mails.push({ ...(await PostalMime.parse(raw)), raw, tags: readTags(form) })
  services.onMail()
  if (fault === 'breaks-after') return void request.socket.destroy()
  const result = `<SendRawEmailResult><MessageId>mail-${services.mails.length}</MessageId></SendRawEmailResult>`
  xml(response, 200, `<SendRawEmailResponse>${result}</SendRawEmailResponse>`)
}

const relayKms = async (target: string, body: Buffer, response: ServerResponse, { kms }: Services) => {
  const headers = { 'x-amz-target': target }
  const request = new Request('http://localhost/', { method: 'POST', headers, body: new Uint8Array(body) })
  const answer = await kms.service(request, { functionName: 'test' })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}

const relayPush = async (request: IncomingMessage, body: Buffer, response: ServerResponse, { push }: Services) => {
  const { authorization = '', ttl, 'content-encoding': encoding = '' } = request.headers
  const headers = { authorization, ttl: String(ttl), 'content-encoding': encoding }
  const path = (request.url ?? '').slice(PUSH_PATH.length)
  const answer = await push.app.request(path, { method: 'POST', headers, body: new Uint8Array(body) })
  response.writeHead(answer.status)
  response.end(await answer.text())
}

type Behind = { services: Services; converse: (url: string, body: Buffer) => Promise<Response> }

/** The current fakes and their address in this thread. Handlers keep the address between test files. */
let behind: Behind | undefined
let listening: Promise<string> | undefined

const listen = async (): Promise<string> => {
  const server = createServer(async (request, response) => {
    if (!behind) return void request.socket.destroy()
    const { services, converse } = behind
    const body = await readBody(request)
    const target = String(request.headers['x-amz-target'] ?? '')
    if (target === 'AWSEvents.PutEvents') return json(response, putEvents(body, services))
    if (target === 'AmazonSQS.SendMessageBatch') return json(response, takeMessages(body, services))
    if (target.startsWith('TrentService.')) return relayKms(target, body, response, services)
    if (target === 'secretsmanager.GetSecretValue') return giveSecret(body, response, services)
    if (request.url?.startsWith(PUSH_PATH)) return relayPush(request, body, response, services)
    if (isBatchCall(request.url ?? '')) return relayBatch(services.batch, request, body, response)
    if (request.url?.endsWith('/converse')) {
      const answer = await converse(request.url, body)
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      return response.end(await answer.text())
    }
    return takeMail(body, request, response, services)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Points the AWS clients of this thread to the fakes. */
export const startServices = async (): Promise<Services> => {
  listening ??= listen()
  const endpoint = await listening
  const faults = createFaults()
  const folder = mkdtempSync(join(tmpdir(), 'five-services-'))
  const clock = { now: () => Date.now() }
  const model = createModel({ clock, faults })
  const guarded = requireGuardrail(model, { clock, guardrail: GUARDRAIL })
  let asked = 0
  let held = Promise.resolve()
  await setServiceEnvironment(endpoint)
  const services: Services = {
    events: [],
    correlations: [],
    messages: [],
    mails: [],
    asked: () => asked,
    holdModel: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    prompts: [],
    nextMails: [],
    eventsRefused: false,
    secrets: {
      [STRIPE_SECRET]: JSON.stringify({ secretKey: 'sk_test', webhookSecret: 'whsec_test' }),
      [SALT_SECRET]: JSON.stringify({ salt: 'salt-of-the-tests' }),
      [PUSH_SECRET]: JSON.stringify(PUSH_KEYS),
      [LINK_SECRET]: JSON.stringify({ key: 'key-of-the-links-of-the-tests-of-today' }),
    },
    onMail: () => {},
    onRefusal: () => {},
    push: createPushService({ clock: { now: () => Date.now() }, origin: localOrigin(endpoint), path: PUSH_PATH }),
    kms: createKms({ dataFolder: folder, keys: [IDENTITY_KEY, OTHER_KEY] }),
    batch: createBatchServices(model, faults),
    faults,
    stop: async () => {
      behind = undefined
      rmSync(folder, { recursive: true, force: true })
    },
  }
  const converse = async (url: string, body: Buffer) => {
    asked += 1
    services.prompts.push(String(body))
    await held
    const request = new Request(new URL(url, 'http://localhost'), { method: 'POST', body: new Uint8Array(body) })
    return guarded(request, { functionName: 'test' })
  }
  behind = { services, converse }
  return services
}
