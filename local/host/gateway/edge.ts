import { createContext, runInContext } from 'node:vm'
import * as z from 'zod/mini'

const edgeAnswer = z.looseObject({
  uri: z.optional(z.string()),
  statusCode: z.optional(z.int()),
  headers: z.optional(z.record(z.string(), z.looseObject({ value: z.string() }))),
})
export type EdgeAnswer = z.infer<typeof edgeAnswer>

const edgeStatus = z.looseObject({ statusCode: z.int() })

type Fields = Record<string, { value: string }>

const createFields = (pairs: Iterable<[string, string]>): Fields =>
  Object.fromEntries(Array.from(pairs, ([name, value]) => [name, { value }]))

const parseCookies = (header: string | null): Fields =>
  createFields(
    (header ?? '')
      .split(';')
      .map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), value.join('=').trim()]
      })
      .filter(([name]) => name !== ''),
  )

/** The event of a CloudFront function. Cookies are separate from the other headers. */
const createRequest = (request: Request, uri = new URL(request.url).pathname) => ({
  method: request.method,
  uri,
  querystring: createFields(new URL(request.url).searchParams),
  headers: createFields(Array.from(request.headers).filter(([name]) => name !== 'cookie')),
  cookies: parseCookies(request.headers.get('cookie')),
})

type EdgeFunction = (event: string) => unknown

const loaded = new Map<string, EdgeFunction>()

/**
 * The function that a viewer function's code defines, compiled once in a context of its own. It has no time-out: `vm` starts a thread
 * for each call with a time-out, which takes ten times as long as the function, and the function runs before every file of the page.
 */
const load = (code: string): EdgeFunction => {
  const known = loaded.get(code)
  if (known) return known
  const context = createContext({})
  runInContext(code, context)
  const edgeFunction: EdgeFunction = runInContext('(event) => JSON.stringify(handler(JSON.parse(event)))', context)
  loaded.set(code, edgeFunction)
  return edgeFunction
}

const run = (code: string, event: object): unknown =>
  JSON.parse(String(load(code)(JSON.stringify({ version: '1.0', ...event }))))

/** Runs the viewer-request function as CloudFront does. Returns a request or a response. */
export const runEdge = (code: string, request: Request): EdgeAnswer =>
  edgeAnswer.parse(run(code, { context: { eventType: 'viewer-request' }, request: createRequest(request) }))

/** Runs the viewer-response function for a request of `uri`. Returns the status. */
export const runEdgeResponse = (code: string, request: Request, uri: string, response: Response): number => {
  const given = { statusCode: response.status, headers: createFields(response.headers) }
  const event = { context: { eventType: 'viewer-response' }, request: createRequest(request, uri), response: given }
  return edgeStatus.parse(run(code, event)).statusCode
}
