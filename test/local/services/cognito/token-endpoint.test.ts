import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { TestPool } from './stack.ts'
import { createHostedSignIn } from './support/hosted-sign-in.ts'

let pool: TestPool

beforeAll(async () => {
  pool = await TestPool.start({ triggers: { preSignUp: 'check', postConfirmation: 'welcome' } })
})
afterAll(() => pool.stop())
beforeEach(() => {
  pool.trigger = (_, event) => event
  pool.fired.length = 0
})

const { choose, exchange, post } = createHostedSignIn(() => pool)

describe('the token endpoint', () => {
  const freshCode = async (changes = {}) => (await choose({ account: 'gia@gmail.example' }, changes)).get('code') ?? ''
  const refused = (error: string) => ({ status: 400, body: { error } })

  test('the token endpoint accepts a code once', async () => {
    const code = await freshCode()
    expect((await exchange(code)).status).toBe(200)
    expect(await exchange(code)).toEqual(refused('invalid_grant'))
  })

  test('the token endpoint refuses a wrong verifier, redirect URI or client, and then consumes the code', async () => {
    for (const wrong of [{ code_verifier: 'guess' }, { redirect_uri: 'http://localhost:3000/' }]) {
      const code = await freshCode()
      expect(await exchange(code, wrong)).toEqual(refused('invalid_grant'))
      expect(await exchange(code)).toEqual(refused('invalid_grant'))
    }
    expect(await exchange(await freshCode(), { client_id: 'other' })).toEqual(refused('invalid_client'))
    expect(await exchange(await freshCode(), { grant_type: 'password' })).toEqual(refused('unsupported_grant_type'))
  })

  test('the token endpoint refuses a code after five minutes', async () => {
    const code = await freshCode()
    pool.advanceMs(5 * MINUTE_MS)
    expect(await exchange(code)).toEqual(refused('invalid_grant'))
  })

  test('the token endpoint returns an ID token only for the scope openid', async () => {
    const { body } = await exchange(await freshCode({ scope: 'email' }))
    expect(body.id_token).toBeUndefined()
    expect((await pool.call('GetUser', { AccessToken: body.access_token })).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token does not have required scopes',
    })
  })

  test('the token endpoint refreshes tokens until the refresh token is revoked', async () => {
    const { body } = await exchange(await freshCode())
    const renew = { grant_type: 'refresh_token', client_id: 'webclient', refresh_token: body.refresh_token ?? '' }
    const renewed = await post('token', renew)
    expect(decodeJwt(renewed.body.id_token ?? '').email).toBe('gia@gmail.example')
    expect(renewed.body.refresh_token).toBeUndefined()
    const byAmplify = { ClientId: 'webclient', RefreshToken: body.refresh_token }
    expect((await pool.call('GetTokensFromRefreshToken', byAmplify)).status).toBe(200)
    const byFlow = {
      ClientId: 'webclient',
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: body.refresh_token },
    }
    expect((await pool.call('InitiateAuth', byFlow)).body).toMatchObject({
      AuthenticationResult: { TokenType: 'Bearer', ExpiresIn: 3600 },
    })
    const byAccessToken = { ClientId: 'webclient', Token: body.access_token }
    expect((await pool.call('RevokeToken', byAccessToken)).body.__type).toBe('UnsupportedTokenTypeException')
    expect((await post('revoke', { client_id: 'webclient', token: body.refresh_token ?? '' })).status).toBe(200)
    expect(await post('token', renew)).toEqual(refused('invalid_grant'))
    expect((await pool.call('GetTokensFromRefreshToken', byAmplify)).body.message).toBe(
      'Refresh Token has been revoked',
    )
  })
})
