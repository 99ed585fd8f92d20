import * as z from 'zod/mini'

const scalar = z.union([z.string(), z.number(), z.boolean()])
const answer = z.looseObject({
  statusCode: z.int().check(z.gte(100), z.lte(599)),
  headers: z.optional(z.record(z.string(), scalar)),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.nullable(z.string())),
  isBase64Encoded: z.optional(z.boolean()),
})

const NO_BODY = new Set([101, 204, 205, 304])

/** The body of the API's error responses. */
export const apiMessage = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers })

/**
 * Converts a function's result (payload format 2.0): the described response, or without a `statusCode` a 200 with the result as
 * JSON. Any other result is a 500.
 */
export const httpAnswer = (payload: unknown): Response => {
  if (typeof payload !== 'object' || payload === null || !('statusCode' in payload)) {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
  const parsed = answer.safeParse(payload)
  if (!parsed.success) return apiMessage(500, 'Internal Server Error')
  const { statusCode, headers = {}, cookies = [], body, isBase64Encoded } = parsed.data
  const sent = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
  if (!sent.has('content-type')) sent.set('content-type', 'text/plain;charset=UTF-8')
  for (const cookie of cookies) sent.append('set-cookie', cookie)
  const content = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : (body ?? '')
  return new Response(NO_BODY.has(statusCode) ? null : content, { status: statusCode, headers: sent })
}
