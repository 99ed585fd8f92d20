import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestPool } from './stack.ts'

const EMAIL = 'ada@example.com'

let pool: TestPool

beforeEach(async () => {
  pool = await TestPool.start({ triggers: { preSignUp: 'check', postConfirmation: 'welcome' } })
})
afterEach(() => pool.stop())

const failing = (functionName: string, reason: string) => {
  pool.trigger = (name, event) => {
    if (name === functionName) throw new Error(reason)
    return event
  }
}

describe('the triggers of a sign-up', () => {
  test('get the events that Cognito sends, in order', async () => {
    await pool.call('SignUp', {
      ClientId: 'webclient',
      Username: EMAIL,
      Password: 'sunrise-7',
      UserAttributes: [{ Name: 'name', Value: 'Ada' }],
      ClientMetadata: { from: 'test' },
    })
    await pool.confirm(EMAIL)
    const userName = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const common = {
      version: '1',
      region: 'us-east-1',
      userPoolId: pool.settings.id,
      userName,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'webclient' },
    }
    const shown = { sub: userName, email: EMAIL, name: 'Ada' }
    expect(pool.fired.map(({ functionName }) => functionName)).toEqual(['check', 'sender', 'welcome'])
    expect(pool.fired.map(({ event }) => event)).toEqual([
      {
        ...common,
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email: EMAIL, name: 'Ada' },
          validationData: null,
          clientMetadata: { from: 'test' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
      {
        ...common,
        triggerSource: 'CustomEmailSender_SignUp',
        request: {
          type: 'customEmailSenderRequestV1',
          // Version 1 of the message format of the AWS Encryption SDK, as Cognito's codes begin.
          code: expect.stringMatching(/^AYADe/),
          clientMetadata: { from: 'test' },
          userAttributes: { ...shown, email_verified: 'false', 'cognito:user_status': 'UNCONFIRMED' },
        },
      },
      {
        ...common,
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: { userAttributes: { ...shown, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' } },
        response: {},
      },
    ])
  })

  test('PreSignUp refuses a sign-up and no user is created', async () => {
    failing('check', 'Not from there')
    expect((await pool.signUp(EMAIL)).body).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not from there.',
    })
    expect((await pool.confirm(EMAIL, '123456')).body.__type).toBe('UserNotFoundException')
  })

  test('PreSignUp can confirm a user at once', async () => {
    pool.trigger = (name, event) =>
      name === 'check' ? { response: { autoConfirmUser: true, autoVerifyEmail: true } } : event
    expect((await pool.signUp(EMAIL)).body).toMatchObject({ UserConfirmed: true })
    expect(pool.mails).toEqual([])
    expect(pool.fired.at(-1)).toMatchObject({ functionName: 'welcome' })
  })

  test('a failed PostConfirmation leaves the user confirmed', async () => {
    await pool.signUp(EMAIL)
    failing('welcome', 'The table is down')
    expect((await pool.confirm(EMAIL)).body).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error The table is down.',
    })
    expect((await pool.confirm(EMAIL)).body.message).toBe('User cannot be confirmed. Current status is CONFIRMED')
  })

  test('a trigger must return an event', async () => {
    pool.trigger = () => null
    expect((await pool.signUp(EMAIL)).body).toEqual({
      __type: 'InvalidLambdaResponseException',
      message: 'Unrecognizable lambda output',
    })
  })
})

describe('the mail of a code', () => {
  test('is requested with its trigger source and a new code each time', async () => {
    await pool.signUp(EMAIL)
    const first = await pool.codeFor(EMAIL)
    await pool.call('ResendConfirmationCode', { ClientId: 'webclient', Username: EMAIL })
    expect((await pool.confirm(EMAIL, first)).body.__type).toBe('CodeMismatchException')
    await pool.confirm(EMAIL)
    await pool.call('ForgotPassword', { ClientId: 'webclient', Username: EMAIL })
    expect(pool.mails.map(({ to, source }) => [to, source])).toEqual([
      [EMAIL, 'CustomEmailSender_SignUp'],
      [EMAIL, 'CustomEmailSender_ResendCode'],
      [EMAIL, 'CustomEmailSender_ForgotPassword'],
    ])
    expect(await pool.codeFor(EMAIL)).toMatch(/^\d{6}$/)
  })

  test('contains the code only encrypted', async () => {
    await pool.signUp(EMAIL)
    const code = await pool.codeFor(EMAIL)
    const event = JSON.stringify(pool.fired.find(({ functionName }) => functionName === 'sender')?.event)
    expect(event).not.toContain(code)
    expect(Buffer.from(pool.mails[0]?.code ?? '', 'base64').includes(code)).toBe(false)
  })
})
