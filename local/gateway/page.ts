import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { runInNewContext } from 'node:vm'
import * as z from 'zod/mini'
import type { PageDelivery } from '#local/cloud-model.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const edgeAnswer = z.looseObject({
  uri: z.optional(z.string()),
  statusCode: z.optional(z.int()),
  headers: z.optional(z.record(z.string(), z.looseObject({ value: z.string() }))),
})

/** Runs the distribution's own function on a request, as CloudFront does: it gives a request or an answer. */
const runEdge = (code: string, request: Request): z.infer<typeof edgeAnswer> => {
  const url = new URL(request.url)
  const event = {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    request: { method: request.method, uri: url.pathname, querystring: {}, headers: {}, cookies: {} },
  }
  const given: unknown = runInNewContext(
    `${code}\nJSON.stringify(handler(${JSON.stringify(event)}))`,
    {},
    // Ends an endless loop. It counts the time on the wall, and a busy machine may leave a request waiting for long.
    { timeout: 5000 },
  )
  return edgeAnswer.parse(JSON.parse(String(given)))
}

const decoded = (path: string): string | null => {
  try {
    const plain = normalize(decodeURIComponent(path))
    return plain.includes('\0') ? null : plain
  } catch {
    return null
  }
}

/** Hashed files may be kept for ever; the page itself is asked for each time, as the web stack deploys them. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

export type PageServer = (request: Request) => Promise<Response>

/** The page as the web stack's distribution serves it: its function, its headers, its files. */
export const createPage = (folder: string, delivery: PageDelivery): PageServer => {
  const file = async (path: string, status: number): Promise<Response | null> => {
    const name = path === '/' ? `/${delivery.root}` : path
    const content = await readFile(join(folder, name)).catch(() => null)
    if (!content) return null
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    return new Response(content, { status, headers: { 'content-type': type, 'cache-control': cacheControl(name) } })
  }

  const missing = async (): Promise<Response> => {
    const instead = delivery.errors.find((error) => error.status === 404)
    const page = instead && (await file(instead.file, instead.answerStatus))
    return page ?? new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    const edge = delivery.viewerRequest
      ? runEdge(delivery.viewerRequest, request)
      : { uri: new URL(request.url).pathname, statusCode: undefined, headers: undefined }
    if (edge.statusCode !== undefined) {
      const headers = Object.entries(edge.headers ?? {}).map(([name, { value }]): [string, string] => [name, value])
      return new Response(null, { status: edge.statusCode, headers })
    }
    const path = decoded(edge.uri ?? '/')
    return (path === null ? null : await file(path, 200)) ?? missing()
  }
}

/** Stands in the page's place where only the API is wanted. */
export const noPage: PageServer = async () => new Response('The page is not served here.', { status: 404 })
