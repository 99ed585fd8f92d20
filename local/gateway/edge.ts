import { runInNewContext } from 'node:vm'
import * as z from 'zod/mini'

const edgeAnswer = z.looseObject({
  uri: z.optional(z.string()),
  statusCode: z.optional(z.int()),
  headers: z.optional(z.record(z.string(), z.looseObject({ value: z.string() }))),
})
export type EdgeAnswer = z.infer<typeof edgeAnswer>

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
const eventOf = (request: Request) => {
  const url = new URL(request.url)
  const headers = Array.from(request.headers).filter(([name]) => name !== 'cookie')
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    request: {
      method: request.method,
      uri: url.pathname,
      querystring: fieldsOf(url.searchParams),
      headers: fieldsOf(headers),
      cookies: cookiesOf(request.headers.get('cookie')),
    },
  }
}

/** Runs the distribution's own function on a request, as CloudFront does: it gives a request or an answer. */
export const runEdge = (code: string, request: Request): EdgeAnswer => {
  const given: unknown = runInNewContext(
    `${code}\nJSON.stringify(handler(${JSON.stringify(eventOf(request))}))`,
    {},
    // Only against a function that never ends: a busy machine may keep a short one waiting.
    { timeout: 5000 },
  )
  return edgeAnswer.parse(JSON.parse(String(given)))
}
