import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ENCODERS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const
type Encoding = keyof typeof ENCODERS

/** CloudFront compresses text of at least 1,000 bytes. */
const LEAST = 1000
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml))/

const accepted = (header: string | null): Encoding | null => {
  const offered = (header ?? '').split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
  const has = (name: string) => offered.some((one) => one.trim().startsWith(name))
  return has('br') ? 'br' : has('gzip') ? 'gzip' : null
}

/** Compresses responses as the distribution does. Caches the result under `key`. */
export const createCompression = () => {
  const cached = new Map<string, Promise<Buffer>>()
  return async (key: string, type: string, content: Buffer, asked: Request) => {
    const encoding = accepted(asked.headers.get('accept-encoding'))
    if (encoding === null || content.length < LEAST || !COMPRESSIBLE.test(type)) return { content, headers: {} }
    const name = `${encoding} ${key}`
    const made = cached.get(name) ?? ENCODERS[encoding](content)
    cached.set(name, made)
    return { content: await made, headers: { 'content-encoding': encoding, vary: 'accept-encoding' } }
  }
}
