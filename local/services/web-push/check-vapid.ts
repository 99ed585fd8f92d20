import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().check(z.regex(/^(mailto|https):/)) })
const header = z.object({ alg: z.literal('ES256') })

const SECOND_MS = 1000
const COORDINATE = 32

const parse = <Shape extends z.ZodMiniType>(shape: Shape, part: string): z.output<Shape> =>
  z.parse(shape, JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))

const toPublicKey = (point: Buffer) =>
  createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 1 + COORDINATE).toString('base64url'),
      y: point.subarray(1 + COORDINATE).toString('base64url'),
    },
  })

/**
 * Why a push with this `Authorization` header is refused; undefined for a valid one (RFC 8292). `serverKey` is the key with which the
 * subscription was made, base64url, and `now` is in epoch milliseconds.
 */
export const checkVapid = (
  authorization: string,
  { origin, serverKey, now }: { origin: string; serverKey: string; now: number },
): string | undefined => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  try {
    parse(header, head)
    const { aud, exp } = parse(claims, body)
    if (key !== serverKey) return 'The key is not the one of the subscription.'
    if (aud !== origin) return `The audience is ${aud} instead of ${origin}.`
    const left = exp * SECOND_MS - now
    if (left <= 0 || left > DAY_MS) return 'The token has expired, or is valid for longer than a day.'
    const signed = Buffer.from(`${head}.${body}`)
    const verified = verify(
      'sha256',
      signed,
      { key: toPublicKey(Buffer.from(key, 'base64url')), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    return verified ? undefined : 'The signature is wrong.'
  } catch {
    return 'The header is no VAPID token.'
  }
}
