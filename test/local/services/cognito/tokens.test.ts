import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { base64url, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { poolSettings } from './pool-settings.ts'
import { register, signedIn, type Tokens } from './signed-in.ts'
import { TestPool } from './stack.ts'

const EMAIL = 'ada@example.com'

let pool: TestPool
let tokens: Tokens

const createVerifier = (of: TestPool, tokenUse: 'access' | 'id', userPoolId = of.settings.id) => {
  const verifier = CognitoJwtVerifier.create({ userPoolId, tokenUse, clientId: of.settings.clientId })
  verifier.cacheJwks(JSON.parse(JSON.stringify(of.identity.jwks())))
  return verifier
}

const decodePayload = (token: string): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(base64url.decode(token.split('.')[1] ?? '')))

const withPayload = (token: string, changes: Record<string, unknown>): string => {
  const [header, , signature] = token.split('.')
  return [header, base64url.encode(JSON.stringify({ ...decodePayload(token), ...changes })), signature].join('.')
}

const getUser = async (token: string) => (await pool.call('GetUser', { AccessToken: token })).body

beforeAll(async () => {
  pool = await TestPool.start()
  await register(pool, EMAIL)
  tokens = await signedIn(pool, EMAIL)
})
afterAll(() => pool.stop())

describe('tokens', () => {
  test('tokens pass aws-jwt-verify and have the claims of Cognito', async () => {
    const id = await createVerifier(pool, 'id').verify(tokens.idToken)
    const access = await createVerifier(pool, 'access').verify(tokens.accessToken)
    expect(id).toMatchObject({ email: EMAIL, email_verified: true, token_use: 'id', 'cognito:username': id.sub })
    expect(access).toMatchObject({ sub: id.sub, username: id.sub, scope: 'aws.cognito.signin.user.admin' })
    expect(access.exp - access.iat).toBe(3600)
    expect(access.origin_jti).toBe(id.origin_jti)
    expect(access.jti).not.toBe(id.jti)
    expect(id).not.toHaveProperty('cognito:groups')
  })

  test('tokens contain the groups of a user after the next sign-in', async () => {
    await register(pool, 'op@example.com')
    await pool.identity.addToGroup('OP@example.com', 'operators')
    const { accessToken, idToken } = await signedIn(pool, 'op@example.com')
    const groups = { groups: 'operators' }
    const id = createVerifier(pool, 'id').verify(idToken, { ...groups, clientId: pool.settings.clientId })
    expect((await id)['cognito:groups']).toEqual(['operators'])
    expect((await createVerifier(pool, 'access').verify(accessToken))['cognito:groups']).toEqual(['operators'])
    await expect(pool.identity.addToGroup('op@example.com', 'kings')).rejects.toThrow('no group kings')
    await expect(pool.identity.addToGroup('nobody@example.com', 'operators')).rejects.toThrow('Nobody')
  })

  test('the pool serves the keys of its tokens', async () => {
    const known = await fetch(`${pool.url}/${pool.settings.id}/.well-known/openid-configuration`)
    const endpoints = z.object({ issuer: z.string(), jwks_uri: z.string() }).parse(await known.json())
    expect(endpoints.issuer).toBe(pool.settings.issuer)
    const keys = await fetch(endpoints.jwks_uri)
    const served = await keys.text()
    expect(JSON.parse(served)).toEqual(pool.identity.jwks())
    expect(Object.keys(JSON.parse(served).keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  describe('the verifier and GetUser refuse tokens', () => {
    const refused = async (token: string) => {
      await expect(createVerifier(pool, 'access').verify(token)).rejects.toThrow()
      expect(await getUser(token)).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' })
    }

    test('when a claim was changed', () => refused(withPayload(tokens.accessToken, { username: 'somebody-else' })))

    test('when they are not signed', () => {
      const header = base64url.encode(JSON.stringify({ alg: 'none', kid: pool.identity.jwks().keys[0]?.kid }))
      return refused(`${header}.${tokens.accessToken.split('.')[1]}.`)
    })

    test('when another key signed them under the name of the right one', async () => {
      const { privateKey } = await generateKeyPair('RS256')
      const kid = pool.identity.jwks().keys[0]?.kid ?? ''
      const forged = new SignJWT(decodePayload(tokens.accessToken)).setProtectedHeader({ alg: 'RS256', kid })
      await refused(await forged.sign(privateKey))
    })

    test('when the public key was used as a secret', async () => {
      const kid = pool.identity.jwks().keys[0]?.kid ?? ''
      const forged = new SignJWT(decodePayload(tokens.accessToken)).setProtectedHeader({ alg: 'HS256', kid })
      await refused(await forged.sign(new TextEncoder().encode(JSON.stringify(pool.identity.jwks().keys[0]))))
    })

    test('when they are of another pool', async () => {
      const other = await TestPool.start({ ...poolSettings, id: 'us-east-1_Other', issuer: `${poolSettings.issuer}x` })
      await register(other, EMAIL)
      const { accessToken } = await signedIn(other, EMAIL)
      await other.stop()
      await refused(accessToken)
    })

    test('when they are ID tokens', () => refused(tokens.idToken))

    test('when they expired after an hour', async () => {
      const aged = await TestPool.start()
      aged.advance(-2)
      await register(aged, EMAIL)
      const { accessToken } = await signedIn(aged, EMAIL)
      const before = await aged.call('GetUser', { AccessToken: accessToken })
      await expect(createVerifier(aged, 'access').verify(accessToken)).rejects.toThrow('expired')
      aged.advance(2)
      const after = await aged.call('GetUser', { AccessToken: accessToken })
      await aged.stop()
      expect(before.status).toBe(200)
      expect(after.body).toEqual({ __type: 'NotAuthorizedException', message: 'Access Token has expired' })
    })
  })

  test('tokens of a deleted user are refused', async () => {
    await register(pool, 'gone@example.com')
    const { accessToken } = await signedIn(pool, 'gone@example.com')
    expect((await pool.call('DeleteUser', { AccessToken: accessToken })).status).toBe(200)
    expect(await getUser(accessToken)).toMatchObject({ __type: 'UserNotFoundException' })
    expect((await pool.signUp('gone@example.com')).status).toBe(200)
  })

  test('tokens do not allow verifying an address or changing the id', async () => {
    const update = (Name: string, Value: string) =>
      pool.call('UpdateUserAttributes', { AccessToken: tokens.accessToken, UserAttributes: [{ Name, Value }] })
    expect((await update('email_verified', 'true')).body.__type).toBe('NotAuthorizedException')
    expect((await update('sub', 'mine')).body.__type).toBe('NotAuthorizedException')
    expect((await update('shoe_size', '42')).body.__type).toBe('InvalidParameterException')
    expect((await update('name', 'Ada L.')).status).toBe(200)
    expect(JSON.stringify(await getUser(tokens.accessToken))).toContain('{"Name":"name","Value":"Ada L."}')
  })
})
