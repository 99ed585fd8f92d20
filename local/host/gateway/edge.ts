import { type Context, createContext, runInContext } from 'node:vm'
import * as z from 'zod/mini'

const edgeAnswer = z.looseObject({
  uri: z.optional(z.string()),
  statusCode: z.optional(z.int()),
  headers: z.optional(z.record(z.string(), z.looseObject({ value: z.string() }))),
})
export type EdgeAnswer = z.infer<typeof edgeAnswer>

const edgeStatus = z.looseObject({ statusCode: z.int() })

type Fields = Record<string, { value: string }>

const fieldsOf = (pairs: Iterable<[string, string]>): Fields =>
  Object.fromEntries(Array.from(pairs, ([name, value]) => [name, { value }]))

const cookiesOf = (header: string | null): Fields =>
  fieldsOf(
    (header ?? '')
      .split(';')
      .map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), value.join('=').trim()]
      })
      .filter(([name]) => name !== ''),
  )

/** What CloudFront hands to a function of its own: cookies stand apart from the other headers. */
const requestOf = (request: Request, uri = new URL(request.url).pathname) => ({
  method: request.method,
  uri,
  querystring: fieldsOf(new URL(request.url).searchParams),
  headers: fieldsOf(Array.from(request.headers).filter(([name]) => name !== 'cookie')),
  cookies: cookiesOf(request.headers.get('cookie')),
})

const loaded = new Map<string, Context>()

/** Where the function stands ready: it is asked before every file of the page. */
const contextOf = (code: string): Context => {
  const known = loaded.get(code)
  if (known) return known
  const context = createContext({})
  runInContext(code, context)
  loaded.set(code, context)
  return context
}

const run = (code: string, event: object): unknown => {
  const given: unknown = runInContext(
    `JSON.stringify(handler(${JSON.stringify({ version: '1.0', ...event })}))`,
    contextOf(code),
    // Only against a function that never ends: a busy machine may keep a short one waiting.
    { timeout: 5000 },
  )
  return JSON.parse(String(given))
}

/** Runs the distribution's own function on a request, as CloudFront does: it gives a request or an answer. */
export const runEdge = (code: string, request: Request): EdgeAnswer =>
  edgeAnswer.parse(run(code, { context: { eventType: 'viewer-request' }, request: requestOf(request) }))

/** Runs the distribution's own function on a response to the request for `uri`: it gives the status to answer with. */
export const runEdgeResponse = (code: string, request: Request, uri: string, response: Response): number => {
  const given = { statusCode: response.status, headers: fieldsOf(response.headers) }
  const event = { context: { eventType: 'viewer-response' }, request: requestOf(request, uri), response: given }
  return edgeStatus.parse(run(code, event)).statusCode
}
