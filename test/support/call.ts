import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'

/** Calls a handler as API Gateway does, with payload 2.0. */

export type Caller = {
  sub: string
  email: string
  email_verified?: string
  auth_time?: string
  iat?: string
  identities?: string
  'cognito:username'?: string
  'cognito:groups'?: string
}
export type Handler = (event: unknown, context: Context) => unknown

/** Checks the headers of every response in every test: no response may be cached (API-7). */
const answer = z.object({
  statusCode: z.int(),
  headers: z.looseObject({
    'cache-control': z.literal('no-store'),
    'content-type': z.literal('application/json; charset=utf-8'),
  }),
  body: z.string(),
})
export type Answer = { status: number; body: Record<string, unknown> }

export const context = (): Context => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName: 'test',
  functionVersion: '$LATEST',
  invokedFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:test',
  memoryLimitInMB: '256',
  awsRequestId: 'request',
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 30_000,
  done: () => {},
  fail: () => {},
  succeed: () => {},
})

export type Sent = {
  caller?: Caller | undefined
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
  base64?: boolean
}

export const call = async (handler: Handler, { caller, body, query, headers, base64 }: Sent): Promise<Answer> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const event = {
    version: '2.0',
    headers: { 'content-type': 'application/json', ...headers },
    ...(query ? { queryStringParameters: query } : {}),
    ...(text === undefined ? {} : { body: base64 ? Buffer.from(text).toString('base64') : text }),
    isBase64Encoded: base64 ?? false,
    requestContext: {
      requestId: 'request',
      ...(caller ? { authorizer: { jwt: { claims: { email_verified: 'true', ...caller }, scopes: null } } } : {}),
    },
  }
  const given = answer.parse(await handler(event, context()))
  return { status: given.statusCode, body: JSON.parse(given.body) }
}
