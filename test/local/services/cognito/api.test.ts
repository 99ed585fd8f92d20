import { signIn } from 'aws-amplify/auth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readRefusal, useAmplify } from './browser-auth.ts'
import { register, signedIn } from './signed-in.ts'
import { TestPool } from './stack.ts'

const EMAIL = 'ada@example.com'

let pool: TestPool

beforeEach(async () => {
  pool = await TestPool.start()
})
afterEach(() => pool.stop())

describe('the API', () => {
  test('the API refuses an unknown operation by name', async () => {
    for (const operation of ['AdminCreateUser', 'ListUsers', 'toString', '']) {
      const { status, body } = await pool.call(operation, { ClientId: 'webclient' })
      expect([status, body.__type]).toEqual([400, 'UnknownOperationException'])
      expect(body.message).toContain(`'AWSCognitoIdentityProviderService.${operation}'`)
    }
  })

  test('the API refuses another client id', async () => {
    const { body } = await pool.call('SignUp', { ClientId: 'other', Username: EMAIL, Password: 'sunrise-7' })
    expect(body).toEqual({
      __type: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    })
  })

  test.each([
    ['SignUp', { Username: EMAIL }, 'password'],
    ['SignUp', { Username: EMAIL, Password: ' spaces ' }, 'password'],
    ['SignUp', { Username: EMAIL, Password: 7 }, 'password'],
    [
      'SignUp',
      { Username: EMAIL, Password: 'sunrise-7', UserAttributes: [{ Name: 'name' }] },
      'userAttributes.0.value',
    ],
    ['ConfirmSignUp', { Username: EMAIL, ConfirmationCode: '' }, 'confirmationCode'],
    ['InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: EMAIL } }, 'authParameters.SRP_A'],
    ['GetUser', {}, 'accessToken'],
    ['GetUser', { AccessToken: 'not a token' }, 'accessToken'],
  ])('the API names the invalid field: %s %j', async (operation, fields, field) => {
    const { status, body } = await pool.call(operation, { ClientId: 'webclient', ...fields })
    expect([status, body.__type]).toEqual([400, 'InvalidParameterException'])
    expect(body.message).toContain(`'${field}'`)
  })

  test('the API refuses invalid JSON, an invalid address and a disabled flow', async () => {
    expect((await pool.call('SignUp', '{"ClientId":')).body.__type).toBe('SerializationException')
    expect((await pool.signUp('ada')).body).toEqual({
      __type: 'InvalidParameterException',
      message: 'Username should be an email.',
    })
    const plain = { ClientId: 'webclient', AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: EMAIL } }
    expect((await pool.call('InitiateAuth', plain)).body.message).toBe(
      'USER_PASSWORD_AUTH flow not enabled for this client',
    )
  })

  test('the API refuses a key exchange that would reveal the key', async () => {
    await register(pool, EMAIL)
    const start = (SRP_A: string) =>
      pool.call('InitiateAuth', {
        ClientId: 'webclient',
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: EMAIL, SRP_A },
      })
    expect((await start('0')).body.__type).toBe('InvalidParameterException')
    expect((await start('abc')).body.ChallengeName).toBe('PASSWORD_VERIFIER')
  })

  test('the API refuses a wrong or repeated challenge response', async () => {
    const respond = (secretBlock: string) =>
      pool.call('RespondToAuthChallenge', {
        ClientId: 'webclient',
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: EMAIL,
          PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'Sat Nov 21 07:00:00 UTC 2026',
        },
      })
    expect((await respond('AAAA')).body.message).toBe('Invalid session for the user.')
  })
})

describe('limits', () => {
  test('wrong passwords lock the sign-in for a doubling time', async () => {
    await register(pool, EMAIL)
    useAmplify(pool)
    const attempt = (password: string) => readRefusal(signIn({ username: EMAIL, password }))
    for (let n = 0; n < 5; n += 1) expect((await attempt('wrong-7')).message).toBe('Incorrect username or password.')
    expect(await attempt('sunrise-7')).toEqual({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    })
    pool.advanceMs(1000)
    expect((await attempt('wrong-7')).message).toBe('Incorrect username or password.')
    pool.advanceMs(1000)
    expect((await attempt('sunrise-7')).message).toBe('Password attempts exceeded')
    await pool.restart()
    pool.advanceMs(1000)
    expect((await attempt('sunrise-7')).name).toBe('nothing')
  })

  test('too many wrong codes block the right one for an hour', async () => {
    await pool.signUp(EMAIL)
    const right = await pool.codeFor(EMAIL)
    const wrong = right === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n += 1) expect((await pool.confirm(EMAIL, wrong)).body.__type).toBe('CodeMismatchException')
    expect((await pool.confirm(EMAIL, right)).body).toEqual({
      __type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    })
    pool.advance(1)
    expect((await pool.confirm(EMAIL, right)).status).toBe(200)
  })

  test('too many mails are refused', async () => {
    await pool.signUp(EMAIL)
    const again = () => pool.call('ResendConfirmationCode', { ClientId: 'webclient', Username: EMAIL })
    const answers: (string | undefined)[] = []
    for (let n = 0; n < 12; n += 1) answers.push((await again()).body.__type)
    expect(answers.filter((name) => name === 'LimitExceededException').length).toBeGreaterThan(0)
    expect(pool.mails.length).toBe(1 + answers.filter((name) => name === undefined).length)
  })
})

test('a code expires after a day for a sign-up and an hour for a reset', async () => {
  await pool.signUp(EMAIL)
  await pool.signUp('late@example.com')
  pool.advance(23)
  expect((await pool.confirm(EMAIL)).status).toBe(200)
  await pool.call('ForgotPassword', { ClientId: 'webclient', Username: EMAIL })
  pool.advance(1)
  expect((await pool.confirm('late@example.com')).body).toEqual({
    __type: 'ExpiredCodeException',
    message: 'Invalid code provided, please request a code again.',
  })
  const reset = {
    ClientId: 'webclient',
    Username: EMAIL,
    ConfirmationCode: await pool.codeFor(EMAIL),
    Password: 'moonlight-9',
  }
  expect((await pool.call('ConfirmForgotPassword', reset)).body.__type).toBe('ExpiredCodeException')
})

test.each([
  ['lowercase', 'SUNRISE-7', 'Password must have lowercase characters'],
  ['uppercase', 'sunrise-7', 'Password must have uppercase characters'],
  ['numbers', 'Sunrise-x', 'Password must have numeric characters'],
  ['symbols', 'Sunrise77', 'Password must have symbol characters'],
])('a policy that requires %s refuses a password without it', async (rule, password, message) => {
  await pool.restart({ passwordPolicy: { ...pool.settings.passwordPolicy, [rule]: true } })
  expect((await pool.signUp(EMAIL, password)).body).toEqual({
    __type: 'InvalidPasswordException',
    message: `Password did not conform with policy: ${message}`,
  })
  expect((await pool.signUp(EMAIL, 'Sunrise-7')).status).toBe(200)
})

test('a reset and a change of the password check the policy', async () => {
  await register(pool, EMAIL)
  await pool.restart({ passwordPolicy: { ...pool.settings.passwordPolicy, numbers: true } })
  await pool.call('ForgotPassword', { ClientId: 'webclient', Username: EMAIL })
  const reset = {
    ClientId: 'webclient',
    Username: EMAIL,
    ConfirmationCode: await pool.codeFor(EMAIL),
    Password: 'moonlight',
  }
  const refusal = {
    __type: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password must have numeric characters',
  }
  expect((await pool.call('ConfirmForgotPassword', reset)).body).toEqual(refusal)
  // A refused password does not use the code up.
  expect((await pool.call('ConfirmForgotPassword', { ...reset, Password: 'moonlight-9' })).status).toBe(200)

  const { accessToken } = await signedIn(pool, EMAIL, 'moonlight-9')
  const change = { AccessToken: accessToken, PreviousPassword: 'moonlight-9', ProposedPassword: 'moonlight' }
  expect((await pool.call('ChangePassword', change)).body).toEqual(refusal)
})

test('two concurrent sign-ups with one address create one user', async () => {
  const answers = await Promise.all([pool.signUp(EMAIL), pool.signUp(EMAIL.toUpperCase())])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('the API applies the faults throttled, down and slow', async () => {
  const anything = () => pool.call('GetUser', { AccessToken: 'x' })
  pool.faults.set('identity', { mode: 'throttled', times: 1 })
  expect(await anything()).toEqual({
    status: 400,
    body: { __type: 'TooManyRequestsException', message: 'Rate exceeded' },
  })
  pool.faults.set('identity', { mode: 'down', times: 1 })
  expect((await anything()).status).toBe(503)
  pool.faults.set('identity', { mode: 'slow', delayMs: 30, times: 1 })
  expect((await anything()).body.message).toBe('Invalid Access Token')
  pool.faults.set('identity', { mode: 'down' })
  expect((await fetch(`${pool.url}/oauth2/authorize`)).status).toBe(503)
})
