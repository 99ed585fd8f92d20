import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TestPool } from './stack.ts'

const EMAIL = 'ada@example.com'

const message = z.looseObject({
  triggerSource: z.string(),
  request: z.looseObject({ codeParameter: z.optional(z.string()), userAttributes: z.record(z.string(), z.string()) }),
})

let pool: TestPool

beforeEach(async () => {
  pool = await TestPool.start({ triggers: { preSignUp: 'check', customMessage: 'write', postConfirmation: 'welcome' } })
})
afterEach(() => pool.stop())

const failing = (functionName: string, reason: string) => {
  pool.trigger = (name, event) => {
    if (name === functionName) throw new Error(reason)
    return event
  }
}

/** Answers with a mail that tells its cause. */
const writing = () => {
  pool.trigger = (name, event) => {
    if (name !== 'write') return event
    const { triggerSource, request } = message.parse(event)
    return {
      response: {
        emailSubject: triggerSource,
        emailMessage: `<a href="http://localhost:3000/verify-email?email=${request.userAttributes.email}&code=${request.codeParameter}">${request.codeParameter}</a>`,
      },
    }
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
    expect(pool.fired.map(({ functionName }) => functionName)).toEqual(['check', 'write', 'welcome'])
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
        triggerSource: 'CustomMessage_SignUp',
        request: {
          userAttributes: { ...shown, email_verified: 'false', 'cognito:user_status': 'UNCONFIRMED' },
          codeParameter: '{####}',
          linkParameter: '{##Click Here##}',
          usernameParameter: null,
          clientMetadata: { from: 'test' },
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      },
      {
        ...common,
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: { userAttributes: { ...shown, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' } },
        response: {},
      },
    ])
  })

  test('can refuse it; nobody is made', async () => {
    failing('check', 'Not from there')
    expect((await pool.signUp(EMAIL)).body).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not from there.',
    })
    expect((await pool.confirm(EMAIL, '123456')).body.__type).toBe('UserNotFoundException')
  })

  test('can confirm at once', async () => {
    pool.trigger = (name, event) =>
      name === 'check' ? { response: { autoConfirmUser: true, autoVerifyEmail: true } } : event
    expect((await pool.signUp(EMAIL)).body).toMatchObject({ UserConfirmed: true })
    expect(pool.mails).toEqual([])
    expect(pool.fired.at(-1)).toMatchObject({ functionName: 'welcome' })
  })

  test('leave somebody confirmed when the last one fails', async () => {
    await pool.signUp(EMAIL)
    failing('welcome', 'The table is down')
    expect((await pool.confirm(EMAIL)).body).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error The table is down.',
    })
    expect((await pool.confirm(EMAIL)).body.message).toBe('User cannot be confirmed. Current status is CONFIRMED')
  })

  test('must answer with an event', async () => {
    pool.trigger = () => null
    expect((await pool.signUp(EMAIL)).body).toEqual({
      __type: 'InvalidLambdaResponseException',
      message: 'Unrecognizable lambda output',
    })
  })
})

describe('the mail of a code', () => {
  test('is the trigger’s, with the code wherever its placeholder stands', async () => {
    writing()
    await pool.signUp(EMAIL)
    await pool.call('ResendConfirmationCode', { ClientId: 'webclient', Username: EMAIL })
    await pool.confirm(EMAIL, /code=(\d{6})/.exec(pool.mails.at(-1)?.html ?? '')?.[1])
    await pool.call('ForgotPassword', { ClientId: 'webclient', Username: EMAIL })
    expect(pool.mails.map(({ subject }) => subject)).toEqual([
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'CustomMessage_ForgotPassword',
    ])
    for (const { to, html } of pool.mails) {
      expect(to).toBe(EMAIL)
      expect(html).toMatch(
        /^<a href="http:\/\/localhost:3000\/verify-email\?email=ada@example.com&code=(\d{6})">\1<\/a>$/,
      )
    }
  })

  test('is Cognito’s own where the trigger writes none', async () => {
    await pool.signUp(EMAIL)
    expect(pool.mails.at(-1)).toEqual({
      to: EMAIL,
      subject: 'Your verification code',
      html: expect.stringMatching(/^Your confirmation code is \d{6}$/),
    })
  })

  test('must hold the placeholder and fit Cognito’s limits', async () => {
    const write = (emailMessage: string, emailSubject = 'Hello') => {
      pool.trigger = (name, event) => (name === 'write' ? { response: { emailMessage, emailSubject } } : event)
      return pool.signUp(EMAIL).then(({ body }) => body.message)
    }
    expect(await write('no code here')).toContain('does not contain {####}')
    await pool.restart()
    const again = async (text: string, subject?: string) => {
      await write(text, subject)
      return (await pool.call('ResendConfirmationCode', { ClientId: 'webclient', Username: EMAIL })).body.message
    }
    expect(await again(`{####}${'x'.repeat(20_000)}`)).toContain('longer than 20000')
    expect(await again('{####}', 'x'.repeat(141))).toContain('longer than 140')
  })

  test('that cannot be delivered is said so, and another can be asked for', async () => {
    const { deliver } = pool
    pool.deliver = async () => {
      throw new Error('no room')
    }
    expect((await pool.signUp(EMAIL)).body).toMatchObject({ __type: 'CodeDeliveryFailureException' })
    pool.deliver = deliver
    await pool.call('ResendConfirmationCode', { ClientId: 'webclient', Username: EMAIL })
    expect((await pool.confirm(EMAIL)).status).toBe(200)
  })
})
