import type { AwsService } from '#local/contracts/services.ts'

/** The calls of S3 that the product makes, with path-style addresses: PutObject, GetObject, ListObjectsV2 and DeleteObject. */
export type Objects = {
  service: AwsService
  put(bucket: string, key: string, body: string): void
  /** Undefined for an object that does not exist. */
  get(bucket: string, key: string): string | undefined
  /** Keys that start with a prefix, in their order. */
  list(bucket: string, prefix: string): string[]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const xml = (status: number, body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    status,
    headers: { 'content-type': 'application/xml' },
  })

const refuse = (status: number, code: string, message: string) =>
  xml(status, `<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`)

/** Bucket and key of a path-style address. */
export const parseAddress = (path: string): { bucket: string; key: string } => {
  const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? []
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key) }
}

/** Objects in memory: a restart loses them, as the expiry of a deployed bucket does after a day. */
export const createObjects = (): Objects => {
  const buckets = new Map<string, Map<string, string>>()
  const open = (bucket: string): Map<string, string> => {
    const found = buckets.get(bucket) ?? new Map<string, string>()
    buckets.set(bucket, found)
    return found
  }
  const list: Objects['list'] = (bucket, prefix) =>
    [...open(bucket).keys()].filter((key) => key.startsWith(prefix)).toSorted()

  const listing = (bucket: string, prefix: string): Response => {
    const contents = list(bucket, prefix)
      .map((key) => `<Contents><Key>${escaped(key)}</Key><Size>${open(bucket).get(key)?.length ?? 0}</Size></Contents>`)
      .join('')
    return xml(
      200,
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
    )
  }

  return {
    list,
    put: (bucket, key, body) => void open(bucket).set(key, body),
    get: (bucket, key) => open(bucket).get(key),
    service: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const { bucket, key } = parseAddress(pathname)
      if (request.method === 'GET' && key === '') return listing(bucket, searchParams.get('prefix') ?? '')
      if (request.method === 'PUT' && key !== '') {
        open(bucket).set(key, await request.text())
        return new Response(null, { status: 200, headers: { etag: '"object"' } })
      }
      if (request.method === 'DELETE' && key !== '') {
        open(bucket).delete(key)
        return new Response(null, { status: 204 })
      }
      const body = request.method === 'GET' ? open(bucket).get(key) : undefined
      if (body !== undefined) return new Response(body, { headers: { 'content-type': 'application/octet-stream' } })
      return request.method === 'GET'
        ? refuse(404, 'NoSuchKey', 'The specified key does not exist.')
        : refuse(501, 'NotImplemented', `The local stack does not support ${request.method} ${pathname}.`)
    },
  }
}
