import type { Route } from '#local/contracts/cloud-model.ts'

export type Claims = Record<string, string>
export type Arrival = {
  request: Request
  route: Route
  pathParameters: Record<string, string>
  /** Set on a route with an authorizer. */
  identity: { claims: Claims; scopes: string[] | null } | null
  body: Uint8Array
  sourceIp: string
  requestId: string
  account: string
  /** Epoch milliseconds. */
  at: number
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21/Nov/2026:02:04:00 +0000` */
const logTime = (at: number): string => {
  const iso = new Date(at).toISOString()
  return `${iso.slice(8, 10)}/${MONTHS[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`
}

const TEXT = /^(text\/|application\/(json|xml|javascript|[\w.+-]+\+(json|xml))\b)/i

const decodeText = (body: Uint8Array, contentType: string | null): string | null => {
  if (contentType && !TEXT.test(contentType)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return null
  }
}

const parseQuery = (search: string): Record<string, string> | undefined => {
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search))
    query[name] = name in query ? `${query[name]},${value}` : value
  return Object.keys(query).length > 0 ? query : undefined
}

/** Creates the event of an HTTP API: payload format version 2.0. */
export const httpEvent = (arrival: Arrival): Record<string, unknown> => {
  const { request, route, identity, body, at } = arrival
  const url = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  const { cookie, ...others } = headers
  const query = parseQuery(url.search)
  const text = decodeText(body, request.headers.get('content-type'))
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: decodeURIComponent(url.pathname),
    rawQueryString: url.search.slice(1),
    ...(cookie ? { cookies: cookie.split('; ') } : {}),
    headers: { ...others, 'content-length': String(body.length), 'x-forwarded-for': arrival.sourceIp },
    ...(query ? { queryStringParameters: query } : {}),
    ...(Object.keys(arrival.pathParameters).length > 0 ? { pathParameters: arrival.pathParameters } : {}),
    requestContext: {
      accountId: arrival.account,
      apiId: 'local',
      ...(identity ? { authorizer: { jwt: identity } } : {}),
      domainName: url.hostname,
      domainPrefix: url.hostname.split('.')[0],
      http: {
        method: request.method,
        path: decodeURIComponent(url.pathname),
        protocol: 'HTTP/1.1',
        sourceIp: arrival.sourceIp,
        userAgent: request.headers.get('user-agent') ?? '',
      },
      requestId: arrival.requestId,
      routeKey: route.key,
      stage: '$default',
      time: logTime(at),
      timeEpoch: at,
    },
    ...(body.length > 0 ? { body: text ?? Buffer.from(body).toString('base64') } : {}),
    isBase64Encoded: body.length > 0 && text === null,
  }
}
