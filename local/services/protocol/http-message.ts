import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { ServiceAnswer } from './refusal.ts'

/** An incoming request of HTTP/1.1 or HTTP/2. */
export type Incoming = AsyncIterable<Buffer> & {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}
export type Outgoing = {
  headersSent: boolean
  sendDate: boolean
  writeHead(status: number, headers: Record<string, string | number>): unknown
  write(chunk: Uint8Array): unknown
  end(chunk: string): unknown
  destroy(): unknown
}

const MAX_BODY_BYTES = 20 * 1024 * 1024

export const readBody = async (incoming: Incoming): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Error(`the body is larger than ${MAX_BODY_BYTES} bytes`)
  }
  return Buffer.concat(chunks)
}

export const send = (outgoing: Outgoing, { status, headers, body }: ServiceAnswer): void => {
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  outgoing.end(body)
}

/** Forwards a service's response chunk by chunk. */
export const relay = async (outgoing: Outgoing, answer: Response): Promise<void> => {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body) for await (const chunk of Readable.fromWeb(answer.body)) outgoing.write(chunk)
  outgoing.end('')
}

/** The call as a `Request` to the service's host in AWS. */
export const toRequest = (host: string, incoming: Incoming, body: Buffer): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!name.startsWith(':') && value !== undefined) headers.set(name, [value].flat().join(', '))
  }
  const method = incoming.method ?? 'POST'
  return new Request(new URL(incoming.url ?? '/', `http://${host}`), {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
  })
}
