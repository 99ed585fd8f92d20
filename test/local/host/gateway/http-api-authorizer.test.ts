import { exportJWK, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { CLIENT, claims, ISSUER, seconds, setUpApi, told, UNAUTHORIZED } from './support/test-api.ts'

const gateway = setUpApi()
const { checkIn, send, token } = gateway

describe('the authorizer', () => {
  test('the authorizer accepts a token with and without Bearer', async () => {
    const good = await token()
    expect((await checkIn(`Bearer ${good}`)).status).toBe(200)
    expect((await checkIn(good)).status).toBe(200)
  })

  test('the authorizer passes claims as text, lists in brackets', async () => {
    await checkIn(`Bearer ${await token()}`)
    expect(gateway.seen[0]?.event).toMatchObject({
      requestContext: {
        authorizer: {
          jwt: {
            claims: {
              sub: 'a-person',
              email_verified: 'true',
              exp: String(seconds + 3600),
              'cognito:groups': '[operators friends]',
            },
            scopes: null,
          },
        },
      },
    })
  })

  test('the authorizer checks the client_id of an access token', async () => {
    const access = await token({ aud: undefined, client_id: CLIENT, token_use: 'access', scope: 'openid email' })
    expect((await checkIn(`Bearer ${access}`)).status).toBe(200)
    expect(gateway.seen[0]?.event).toMatchObject({
      requestContext: { authorizer: { jwt: { scopes: ['openid', 'email'] } } },
    })
  })

  test.each<[string, () => Promise<string> | string]>([
    ['nothing', () => ''],
    ['no token at all', () => 'Bearer nonsense'],
    ['an expired one', () => token({ exp: seconds - 1 })],
    ['one that is not valid yet', () => token({ nbf: seconds + 60 })],
    ['one from the future', () => token({ iat: seconds + 60 })],
    ['one without an end', () => token({ exp: undefined })],
    ['another issuer', () => token({ iss: `${ISSUER}x` })],
    ['another client', () => token({ aud: 'another-client' })],
    ['another key under the same name', () => token({}, gateway.other.privateKey)],
    ['a key that the pool does not have', () => token({}, gateway.pool.privateKey, 'k2')],
    ['alg none', () => new UnsecuredJWT(claims).encode()],
    [
      'the public key used as a shared secret',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(gateway.pool.publicKey)))
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret)
      },
    ],
    [
      'a changed payload',
      async () => {
        const [head, , signature] = (await token()).split('.')
        const body = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url')
        return `${head}.${body}.${signature}`
      },
    ],
  ])('the authorizer refuses %s', async (_, make) => {
    const given = await make()
    const response = await checkIn(given && `Bearer ${given}`)
    expect(await told(response)).toEqual(UNAUTHORIZED)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(gateway.seen).toEqual([])
  })

  test('a public route needs no token', async () => {
    expect((await send('/api/open')).status).toBe(200)
    expect(gateway.seen[0]?.event).not.toHaveProperty('requestContext.authorizer')
  })
})
