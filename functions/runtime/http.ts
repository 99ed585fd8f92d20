import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { illFormedTextIn } from '#domain/characters.ts'
import { CORRELATION_HEADER } from '#domain/correlation-header.ts'
import { DomainError } from '#domain/errors.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { type Actor, checkIdentity, parseActor } from './actor.ts'
import { RETRY_AFTER_SECONDS } from './common-fields.ts'
import type { Contract, RequestOf, ResponseOf } from './contract.ts'
import { readCorrelation, withCorrelation } from './correlation.ts'
import { describeRefusal, HttpRefusal, INTERNAL } from './errors.ts'
import { createLog, describe } from './log.ts'
import { once } from './once.ts'
import { isOutage } from './outage.ts'
import { withinRequest } from './request-deadline.ts'
import { describeIssue, firstFinding } from './validation-reasons.ts'

/** Middleware of every operation: takes an API Gateway event (payload 2.0), applies one contract and calls one function. */

type Call<C extends Contract> = { body: RequestOf<C>; actor: Actor }
export type OperationHandler<C extends Contract> = (call: Call<C>) => Promise<ResponseOf<C>>
/** An operation without sign-in, and so without an actor. */
export type OpenOperation<C extends Contract> = (call: { body: RequestOf<C> }) => Promise<ResponseOf<C>>

const BODY_LIMIT = 64 * 1024
/** Limit of raw bodies: a Stripe invoice with many lines can exceed 64 kB. */
const RAW_LIMIT = 512 * 1024
const SIGNATURE = 'stripe-signature'
const OPERATORS = 'operators'

const apiEvent = z.object({
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
  headers: z._default(z.record(z.string(), z.string()), {}),
  queryStringParameters: z.optional(z.record(z.string(), z.string())),
  requestContext: z.object({
    authorizer: z.optional(z.object({ jwt: z.optional(z.object({ claims: z.unknown() })) })),
  }),
})
type ApiEvent = z.infer<typeof apiEvent>

const readBodyText = (event: ApiEvent, limit: number): string => {
  const raw = event.body ?? ''
  const encoding = event.isBase64Encoded ? 'base64' : 'utf8'
  if (Buffer.byteLength(raw, encoding) > limit) {
    throw new HttpRefusal(413, 'too-large', requestMessages.tooLarge)
  }
  return Buffer.from(raw, encoding).toString('utf8')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpRefusal(400, 'invalid-request', requestMessages.malformedJson)
  }
}

/** The unparsed request. A one-click unsubscribe has a body (RFC 8058), which is ignored. */
const readInput = (contract: Contract, event: ApiEvent): unknown => {
  if (contract.from === 'raw') {
    return { payload: readBodyText(event, RAW_LIMIT), signature: event.headers[SIGNATURE] ?? '' }
  }
  const text = readBodyText(event, BODY_LIMIT)
  return contract.from === 'query' ? (event.queryStringParameters ?? {}) : parseJson(text)
}

const parseRequest = <C extends Contract>(contract: C, asked: unknown): RequestOf<C> => {
  const illFormed = illFormedTextIn(asked)
  if (illFormed !== undefined)
    throw new DomainError('invalid-request', requestMessages.illFormedText, illFormed || undefined)
  const read = z.safeParse<C['request']>(contract.request, asked, { error: describeIssue })
  if (read.success) return read.data
  const { field, reason } = firstFinding(read.error)
  throw new DomainError('invalid-request', reason, field)
}

const readCaller = (contract: Contract, event: ApiEvent): Actor => {
  const actor = parseActor(event.requestContext.authorizer?.jwt?.claims)
  if (!actor) throw new DomainError('unauthorized', requestMessages.unauthorized)
  if (contract.access === 'operator' && !actor.groups.includes(OPERATORS)) {
    throw new DomainError('forbidden', requestMessages.operatorsOnly)
  }
  return actor
}

const checkResponse = (contract: Contract, response: unknown): unknown => {
  const read = contract.response.safeParse(response, { error: describeIssue })
  if (read.success) return read.data
  const { field, reason } = firstFinding(read.error)
  throw new TypeError(`The response of ${contract.name} breaks its contract: ${field ?? 'it'} ${reason}`)
}

const reply = (statusCode: number, body: unknown) => ({
  statusCode,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [CORRELATION_HEADER]: readCorrelation(),
    ...(statusCode === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  },
  body: JSON.stringify(body),
})

const correlated = z.object({ headers: z.object({ [CORRELATION_HEADER]: z.string() }) })

/**
 * State of one request in middy's `request.internal`: start in `performance.now()` milliseconds, the caller's id, and for the first
 * request of a process its age in milliseconds, which is the duration of the cold start.
 */
type Internal = { started?: number; actor?: string; coldMs?: number }

/** The event as the handler gets it, after the `before` middleware. */
type Identified<Caller> = { event: ApiEvent; caller: Caller }

const stack = <Caller>(
  contract: Contract,
  identify: (event: ApiEvent, internal: Internal) => Caller,
  answer: (identified: Identified<Caller>) => Promise<unknown>,
) => {
  let isCold = true
  const facts = ({ started = performance.now(), actor, coldMs }: Internal, status: number) => ({
    status,
    ms: Math.round(performance.now() - started),
    cold_ms: coldMs,
    actor,
  })
  const createRequestLog = (context: { awsRequestId?: string }) =>
    createLog({ operation: contract.name, request_id: context.awsRequestId })

  const handle = middy<Identified<Caller>, unknown, Error, Context, Internal>()
    .before(({ internal }) => {
      internal.started = performance.now()
      if (isCold) internal.coldMs = Math.round(internal.started)
      isCold = false
    })
    .before((request) => {
      const event = apiEvent.parse(request.event)
      request.event = { event, caller: identify(event, request.internal) }
    })
    .after((request) => {
      request.response = reply(200, checkResponse(contract, request.response))
      createRequestLog(request.context).info('answered', facts(request.internal, 200))
    })
    .onError((request) => {
      const known = describeRefusal(request.error)
      const { status, body } = known ?? INTERNAL
      const log = createRequestLog(request.context)
      const isRefusal = known && !isOutage(request.error)
      if (isRefusal) log.info('refused', { ...facts(request.internal, status), code: body.code, field: body.field })
      else log.error('failed', { ...facts(request.internal, status), ...describe(request.error) })
      request.response = reply(status, body)
    })
    .handler<unknown, unknown>((identified) => withinRequest(() => answer(identified)))
  return (event: unknown, context: Context): Promise<unknown> => {
    const given = correlated.safeParse(event).data?.headers[CORRELATION_HEADER]
    return withCorrelation(given, context.awsRequestId, async () => handle(event, context))
  }
}

const checkAccess = (contract: Contract, open: boolean): void => {
  if ((contract.access === 'anyone') !== open) throw new TypeError(`${contract.name} is for ${contract.access}`)
}

/** An operation for a signed-in person, or for an operator, by the contract's `access`. */
export const http = <C extends Contract>(contract: C, make: () => OperationHandler<C>) => {
  checkAccess(contract, false)
  const operation = once(make)
  const identify = (event: ApiEvent, internal: Internal): Actor => {
    const actor = readCaller(contract, event)
    internal.actor = actor.id
    return actor
  }
  return stack(contract, identify, async ({ event, caller }) => {
    const asked = readInput(contract, event)
    // The identity fields of an operator's request name another person.
    if (contract.access === 'person') checkIdentity(asked, caller)
    return operation()({ body: parseRequest(contract, asked), actor: caller })
  })
}

/** An operation without sign-in. */
export const openHttp = <C extends Contract>(contract: C, make: () => OpenOperation<C>) => {
  checkAccess(contract, true)
  const operation = once(make)
  const identify = () => undefined
  return stack(contract, identify, async ({ event }) =>
    operation()({ body: parseRequest(contract, readInput(contract, event)) }),
  )
}
