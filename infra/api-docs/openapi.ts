import { RETRY_AFTER_SECONDS } from '#functions/runtime/common-fields.ts'
import type { Contract } from '#functions/runtime/contract.ts'
import { type JsonSchema, type NamedSchema, namedSchemas, refTo, requestSchema, responseSchema } from './schemas.ts'

/** Generates the OpenAPI 3.1 document from the contracts (ADR 060). */

export type DescribedOperation = { contract: Contract; capability: string }

type Content = { content: Record<string, { schema: JsonSchema }> }
type ApiHeaders = Record<string, { description: string; required: boolean; schema: JsonSchema }>
type ApiResponse = { description: string; headers?: ApiHeaders } & Partial<Content>
type Parameter = { name: string; in: 'query'; required: boolean; schema: JsonSchema | boolean }
export type ApiOperation = {
  operationId: string
  summary?: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  requestBody?: { required: true } & Content
  parameters?: Parameter[]
  responses: Record<string, ApiResponse | { $ref: string }>
}
export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string }[]
  paths: Record<string, { post: ApiOperation }>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, ApiResponse>
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; bearerFormat: 'JWT'; description: string }>
  }
}

const json = (schema: JsonSchema): Content => ({ content: { 'application/json': { schema } } })
const answeredBy = (description: string, ...names: NamedSchema[]): ApiResponse => {
  const [only = refTo('Refusal'), ...more] = names.map(refTo)
  return { description, ...json(more.length === 0 ? only : { oneOf: [only, ...more] }) }
}

/** The refusals of `functions/runtime/errors.ts` and of the HTTP API itself, by status. */
const REFUSALS: Record<string, { name: string; response: ApiResponse; when: (contract: Contract) => boolean }> = {
  400: {
    name: 'InvalidRequest',
    response: answeredBy('The request breaks its contract; `field` names the part that does.', 'Refusal'),
    when: () => true,
  },
  401: {
    name: 'Unauthorized',
    response: answeredBy(
      'The token is missing, expired, issued by another user pool, or older than the deletion of its account.',
      'Refusal',
      'GatewayMessage',
    ),
    when: ({ access }) => access !== 'anyone',
  },
  403: {
    name: 'Forbidden',
    response: answeredBy('The caller is not allowed to do this, or names somebody else.', 'Refusal'),
    when: ({ access }) => access !== 'anyone',
  },
  404: {
    name: 'NotFound',
    response: answeredBy('The resource does not exist, or it belongs to somebody else.', 'Refusal'),
    when: () => true,
  },
  409: {
    name: 'Conflict',
    response: answeredBy('The current state does not allow the request, or a limit is reached.', 'Refusal'),
    when: () => true,
  },
  413: {
    name: 'TooLarge',
    response: answeredBy('The body is larger than 64 kB.', 'Refusal', 'GatewayMessage'),
    when: () => true,
  },
  429: {
    name: 'TooManyRequests',
    response: answeredBy(
      'The route received more requests than it accepts (a `GatewayMessage`: wait a second), or the person asked the coach more often than a day allows (a `Refusal`: its text says when to come back). Neither has a `Retry-After` header.',
      'Refusal',
      'GatewayMessage',
    ),
    when: () => true,
  },
  500: {
    name: 'Failed',
    response: answeredBy('An internal error.', 'Refusal', 'GatewayMessage'),
    when: () => true,
  },
  503: {
    name: 'Unavailable',
    response: {
      ...answeredBy(
        'A service that the operation needs does not answer. An operation answers within 8 seconds, with `Retry-After`; the HTTP API’s own answer, a `GatewayMessage`, has no such header.',
        'Refusal',
        'GatewayMessage',
      ),
      headers: {
        'Retry-After': {
          description: 'Seconds to wait before another attempt. With every `Refusal`.',
          required: false,
          schema: { type: 'integer', const: RETRY_AFTER_SECONDS },
        },
      },
    },
    when: () => true,
  },
}

const ACCESS: Record<Contract['access'], string> = {
  person: 'For a signed-in person.',
  operator: 'For a member of the group `operators`.',
  anyone: 'Needs no sign-in.',
}

const describeParameters = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))

/** The request as parameters or body. A signed body has the signer's schema, which is not repeated here. */
const describeRequest = ({ from, request }: Contract): Pick<ApiOperation, 'parameters' | 'requestBody'> => {
  if (from === 'query') return { parameters: describeParameters(requestSchema({ request })) }
  if (from === 'body') return { requestBody: { required: true, ...json(requestSchema({ request })) } }
  return { requestBody: { required: true, ...json({ description: 'As its sender signed it, in a header' }) } }
}

const describeOperation = ({ contract, capability }: DescribedOperation): ApiOperation => {
  const { name, summary, access } = contract
  const refusals = Object.entries(REFUSALS).filter(([, { when }]) => when(contract))
  return {
    operationId: name,
    ...(summary === undefined ? {} : { summary }),
    description: ACCESS[access],
    tags: [capability],
    security: access === 'anyone' ? [] : [{ idToken: [] }],
    ...describeRequest(contract),
    responses: {
      200: { description: 'Done.', ...json(responseSchema(contract)) },
      ...Object.fromEntries(refusals.map(([status, one]) => [status, { $ref: `#/components/responses/${one.name}` }])),
    },
  }
}

export const createOpenApi = (operations: readonly DescribedOperation[]): ApiDocument => {
  const sorted = operations.toSorted((a, b) => a.contract.path.localeCompare(b.contract.path))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Five Circles',
      version: '1',
      description:
        'Every operation is a POST with a JSON body, except those whose request is in the query of a link. A refusal has one body: `Refusal`.',
    },
    servers: [{ url: '/', description: 'The origin of the page' }],
    tags: [...new Set(operations.map(({ capability }) => capability))].toSorted().map((name) => ({ name })),
    paths: Object.fromEntries(sorted.map((one) => [one.contract.path, { post: describeOperation(one) }])),
    components: {
      schemas: namedSchemas(),
      responses: Object.fromEntries(Object.values(REFUSALS).map(({ name, response }) => [name, response])),
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An ID token of the user pool. The identity of the caller is read from it alone.',
        },
      },
    },
  }
}
