import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { register, signedIn } from './signed-in.ts'
import { TestPool } from './stack.ts'

const EMAIL = 'ada@example.com'
const NEW = 'ada.new@example.com'

let pool: TestPool
let accessToken: string

beforeEach(async () => {
  pool = await TestPool.start()
  await register(pool, EMAIL)
  accessToken = (await signedIn(pool, EMAIL)).accessToken
})
afterEach(() => pool.stop())

const call = (operation: string, body: object) => pool.call(operation, { AccessToken: accessToken, ...body })
const attribute = async (name: string) => {
  const { body } = await call('GetUser', {})
  return JSON.parse(JSON.stringify(body)).UserAttributes.find(({ Name }: { Name: string }) => Name === name)?.Value
}
const changeTo = (email: string) => call('UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: email }] })
const verify = (code: string) => call('VerifyUserAttribute', { AttributeName: 'email', Code: code })

describe('a change of the address', () => {
  test('keeps the old address until the new one is confirmed by its code', async () => {
    const { status, body } = await changeTo(NEW)
    expect([status, body]).toMatchObject([
      200,
      { CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' }] },
    ])
    expect(pool.mails.at(-1)).toMatchObject({ to: NEW, source: 'CustomEmailSender_UpdateUserAttribute' })
    expect(await attribute('email')).toBe(EMAIL)
    expect((await verify('wrong')).body.__type).toBe('CodeMismatchException')
    const code = await pool.codeFor(NEW)
    expect(await verify(code)).toMatchObject({ status: 200, body: {} })
    expect([await attribute('email'), await attribute('email_verified')]).toEqual([NEW, 'true'])
    expect((await verify(code)).body.__type).toBe('ExpiredCodeException')
  })

  test('refuses an invalid address, and one that is taken at the change or at the confirmation', async () => {
    await register(pool, 'ben@example.com')
    expect((await changeTo('ben@example.com')).body.__type).toBe('AliasExistsException')
    expect((await changeTo('nowhere')).body.__type).toBe('InvalidParameterException')
    await changeTo(NEW)
    const code = await pool.codeFor(NEW)
    await register(pool, NEW)
    expect((await verify(code)).body.__type).toBe('AliasExistsException')
    expect(await attribute('email')).toBe(EMAIL)
  })
})

test('GlobalSignOut ends every session, including the one that calls it', async () => {
  expect((await call('GetUser', {})).status).toBe(200)
  expect((await call('GlobalSignOut', {})).status).toBe(200)
  expect((await call('GetUser', {})).body).toMatchObject({
    __type: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
  })
})

test('a leaked refresh token gives no tokens after GlobalSignOut, and a new session does', async () => {
  const readRefreshToken = async () => (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.refreshToken
  const renew = async (token: string | undefined) =>
    pool.call('GetTokensFromRefreshToken', { ClientId: 'webclient', RefreshToken: token })
  const leaked = await readRefreshToken()
  expect((await renew(leaked)).status).toBe(200)
  await signedIn(pool, EMAIL)
  const other = await readRefreshToken()
  expect(other).not.toBe(leaked)
  expect((await call('GlobalSignOut', {})).status).toBe(200)
  for (const token of [leaked, other]) expect((await renew(token)).body.message).toBe('Refresh Token has been revoked')
  await signedIn(pool, EMAIL)
  expect((await renew(await readRefreshToken())).status).toBe(200)
})
