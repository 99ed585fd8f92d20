import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { atSite, NAMES_SITE } from '#domain/site.ts'
import type { PageDelivery } from '#local/contracts/cloud-model.ts'
import { createCompression } from './compressed.ts'
import { runEdge, runEdgeResponse } from './edge.ts'

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
  '.xml': 'application/xml',
}

const decoded = (path: string): string | null => {
  try {
    const plain = normalize(decodeURIComponent(path))
    return plain.includes('\0') ? null : plain
  } catch {
    return null
  }
}

const isHashed = (path: string): boolean => path.startsWith('/assets/')
/** As in the web stack, hashed files are cached for ever and documents are revalidated. */
const cacheControl = (path: string): string => (isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

export type PageServer = (request: Request) => Promise<Response>

/** Serves the page as the distribution does: viewer functions, response headers and files. */
export const createPageServer = (folder: string, delivery: PageDelivery, origin: string): PageServer => {
  const compressed = createCompression()
  /** Hashed files, which never change. */
  const hashed = new Map<string, Buffer>()

  const read = async (name: string): Promise<Buffer | null> => {
    const known = hashed.get(name)
    if (known) return known
    const found = await readFile(join(folder, name)).catch(() => null)
    if (found && isHashed(name)) hashed.set(name, found)
    return found
  }

  const file = async (asked: Request, path: string, status: number): Promise<Response | null> => {
    const name = path === '/' ? `/${delivery.root}` : path
    const found = await read(name)
    if (!found) return null
    const text = NAMES_SITE.test(name) ? Buffer.from(atSite(found.toString(), origin)) : found
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const { content, headers } = await compressed(name, type, text, asked)
    return new Response(new Uint8Array(content), {
      status,
      headers: { 'content-type': type, 'cache-control': cacheControl(name), ...headers },
    })
  }

  const missing = async (asked: Request): Promise<Response> => {
    const instead = delivery.errors.find((error) => error.status === 404)
    const page = instead && (await file(asked, instead.file, instead.answerStatus))
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
    const uri = edge.uri ?? '/'
    const path = decoded(uri)
    const found = path === null ? null : await file(request, path, 200)
    if (!found) return missing(request)
    if (!delivery.viewerResponse) return found
    const status = runEdgeResponse(delivery.viewerResponse, request, uri, found)
    return status === found.status ? found : new Response(found.body, { status, headers: found.headers })
  }
}

/** The response to page requests of a product without a page. */
export const noPage: PageServer = async () => new Response('The page is not served here.', { status: 404 })
