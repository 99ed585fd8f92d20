import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import {
  handler as checkSignUp,
  checkSignUp as checkSignUpWith,
} from '#functions/reactions/identity/check-sign-up/handler.ts'
import { handler as createConfirmedProfile } from '#functions/reactions/identity/create-confirmed-profile/handler.ts'
import { handler as sendIdentityMail } from '#functions/reactions/identity/send-identity-mail/handler.ts'
import { encryptCode } from '#local/services/cognito/custom-sender.ts'
import { context } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items, put } from '#test/support/reactions.ts'
import { IDENTITY_KEY, OTHER_KEY } from '#test/support/service-environment.ts'

describe('the triggers of the user pool', () => {
  const product = setUpFunctions()

  const event = (triggerSource: string, userAttributes: Record<string, string>, request = {}, response = {}) => ({
    version: '1',
    region: 'us-east-1',
    userPoolId: 'us-east-1_pool',
    userName: userAttributes.sub ?? 'new',
    triggerSource,
    request: { userAttributes, ...request },
    response,
  })

  describe('check-sign-up', () => {
    const signUp = (email: string, source = 'PreSignUp_SignUp') =>
      checkSignUp(event(source, { email }, { validationData: null }, { autoConfirmUser: false }), context())

    it('accepts a new address and returns the event unchanged', async () => {
      expect(await signUp('new@example.com')).toMatchObject({
        userPoolId: 'us-east-1_pool',
        response: { autoConfirmUser: false },
      })
    })

    it('refuses an address that has an account, in any case and through any provider (AUTH-16)', async () => {
      const { email } = await product.person()
      for (const source of ['PreSignUp_SignUp', 'PreSignUp_ExternalProvider']) {
        for (const written of [email, email.toUpperCase()]) {
          await expect(signUp(written, source)).rejects.toThrow(
            `An account with email ${written} already exists. Please sign in instead.`,
          )
        }
      }
    })
  })

  it('a refused sign-up is counted, and a failed one is not', async () => {
    const { email } = await product.person()
    const attempt = () => checkSignUp(event('PreSignUp_SignUp', { email }), context())
    await expect(attempt()).rejects.toThrow('already exists')
    expect(product.counts).toMatchObject([{ SignUpsRefused: 1 }])
    const counted: string[] = []
    const failing = checkSignUpWith({
      accounts: { idsByEmail: () => Promise.reject(new Error('down')), get: async () => undefined },
      hideAccountExistence: false,
      count: (metric) => void counted.push(metric),
    })
    await expect(failing({ request: { userAttributes: { email } } })).rejects.toThrow('down')
    expect(counted).toEqual([])
  })

  describe('check-sign-up for an address that signs in with Google (ACCOUNT-13)', () => {
    const signUp = (email: string) =>
      checkSignUp(event('PreSignUp_SignUp', { email }, { validationData: null }, { autoConfirmUser: false }), context())
    const taken = (email: string) => `An account with email ${email} already exists. Please sign in instead.`
    const named = (email: string) => `${taken(email)} That account signs in with Google.`
    const confirmed = async (userName: string, attributes: Record<string, string> = {}) => {
      const sub = randomUUID()
      const email = `${sub}@example.com`
      const given = event('PostConfirmation_ConfirmSignUp', { sub, email, email_verified: 'true', ...attributes })
      await createConfirmedProfile({ ...given, userName }, context())
      return { sub, email }
    }

    it.each([
      ['by the name of its identity', 'Google_112233', {}],
      ['by the attribute of its identity', 'anything', { identities: '[{"userId":"1","providerName":"Google"}]' }],
    ])('names the provider that the confirmation stored %s', async (_, userName, attributes) => {
      const { email } = await confirmed(userName, attributes)
      await expect(signUp(email)).rejects.toMatchObject({ message: named(email) })
    })

    it('names the provider of a later token', async () => {
      const { sub, email } = await confirmed('112233')
      await expect(signUp(email)).rejects.toMatchObject({ message: taken(email) })
      const identities = '[map[dateCreated:1600 issuer:<nil> primary:true providerName:Google userId:1]]'
      for (const claims of [{ identities }, {}]) {
        await product.as({ sub, email, ...claims }, 'create-user-profile', {})
        await expect(signUp(email)).rejects.toMatchObject({ message: named(email) })
      }
    })

    it('names no provider when the deployment hides accounts or the provider is unknown', async () => {
      const { sub, email } = await confirmed('Google_112233')
      const accounts = createAccountStore(createTable(process.env.TABLE_NAME ?? ''))
      const request = { userAttributes: { email } }
      const hiding = checkSignUpWith({ accounts, hideAccountExistence: true, count: () => {} })
      await expect(hiding({ request })).rejects.toMatchObject({ message: taken(email) })
      await put({ sub }, 'ACCOUNT', { ...(await items({ sub, email }))[0], identity_provider: 'Elsewhere' })
      await expect(signUp(email)).rejects.toMatchObject({ message: taken(email) })
    })
  })

  describe('send-identity-mail', () => {
    const EMAIL = 'ann+test@example.com'
    const POOL = 'us-east-1_pool'
    const encrypted = (code = '004217', keyArn = IDENTITY_KEY, poolId = POOL) =>
      encryptCode(product.services.kms.calls, { keyArn, poolId, code })
    const send = (triggerSource: string, code: string | null) =>
      sendIdentityMail(
        {
          version: '1',
          region: 'us-east-1',
          userPoolId: POOL,
          userName: 'ann',
          triggerSource,
          request: {
            type: 'customEmailSenderRequestV1',
            code,
            clientMetadata: null,
            userAttributes: { sub: 'ann', email: EMAIL },
          },
        },
        context(),
      )
    const listNewMails = async (work: () => Promise<unknown>) => {
      const before = product.services.mails.length
      await work()
      return product.services.mails.slice(before)
    }

    const VERIFY = 'https://five.example/verify-email?email=ann%2Btest%40example.com&code=004217'
    const RESET = 'https://five.example/auth?mode=reset&email=ann%2Btest%40example.com&code=004217'
    it.each([
      ['CustomEmailSender_SignUp', 'Verify your email for Five Circles', VERIFY],
      ['CustomEmailSender_ResendCode', 'Verify your email for Five Circles', VERIFY],
      ['CustomEmailSender_VerifyUserAttribute', 'Verify your email for Five Circles', VERIFY],
      [
        'CustomEmailSender_UpdateUserAttribute',
        'Confirm your new email for Five Circles',
        'https://five.example/settings',
      ],
      ['CustomEmailSender_ForgotPassword', 'Choose a new password for Five Circles', RESET],
    ])('sends one mail for %s with link and code in both parts (AUTH-7, AUTH-15)', async (source, subject, link) => {
      const mails = await listNewMails(async () => send(source, await encrypted()))
      expect(mails).toHaveLength(1)
      const [mail] = mails
      expect(mail).toMatchObject({
        subject,
        from: { address: 'hello@five.example' },
        to: [expect.objectContaining({ address: EMAIL })],
      })
      expect(mail?.html?.replaceAll('&amp;', '&')).toContain(`href="${link}"`)
      expect(mail?.html).toMatch(/>004217</)
      expect(mail?.text?.split(/\r?\n/)).toEqual(expect.arrayContaining([link, expect.stringMatching(/: 004217$/)]))
    })

    it('logs neither code nor address', async () => {
      const before = product.logs.length
      await send('CustomEmailSender_SignUp', await encrypted('731945'))
      const lines = JSON.stringify(product.logs.slice(before))
      expect(lines).toContain('"reaction":"send-identity-mail"')
      expect(lines).not.toContain('731945')
      expect(lines).not.toContain(EMAIL)
    })

    it.each([
      'CustomEmailSender_Authentication',
      'CustomEmailSender_AdminCreateUser',
      'CustomEmailSender_AccountTakeOverNotification',
      'CustomEmailSender_New',
      'toString',
    ])('refuses %s by name in the response and the log', async (source) => {
      const code = await encrypted()
      expect(
        await listNewMails(() => expect(send(source, code)).rejects.toThrow(`There is no mail for ${source}.`)),
      ).toEqual([])
      expect(product.logs.at(-1)).toMatchObject({ level: 'ERROR', reason: `There is no mail for ${source}.` })
    })

    it('sends nothing for a code that was changed or encrypted for another pool or key', async () => {
      const changed = Buffer.from(await encrypted(), 'base64')
      changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
      const foreign = await encrypted('004217', IDENTITY_KEY, 'us-east-1_other')
      const keyed = await encrypted('004217', OTHER_KEY)
      for (const code of [foreign, keyed, changed.toString('base64'), 'AAAA', null]) {
        expect(await listNewMails(() => expect(send('CustomEmailSender_SignUp', code)).rejects.toThrow())).toEqual([])
      }
      await expect(send('CustomEmailSender_SignUp', foreign)).rejects.toThrow('not encrypted for the user pool')
    })

    it('fails when SES refuses the mail, so that Lambda calls it again', async () => {
      product.services.nextMails.push({ status: 400, code: 'Throttling' })
      const code = await encrypted()
      await expect(send('CustomEmailSender_SignUp', code)).rejects.toMatchObject({ name: 'Throttling' })
      expect(await listNewMails(() => send('CustomEmailSender_SignUp', code))).toHaveLength(1)
    })
  })

  describe('create-confirmed-profile', () => {
    const confirm = (source: string, attributes: Record<string, string>) =>
      createConfirmedProfile(event(source, attributes), context())

    it('creates the profile and starts the trial once (ACCOUNT-2)', async () => {
      const sub = randomUUID()
      const attributes = { sub, email: `${sub}@example.com`, email_verified: 'true', name: 'Ann' }
      await confirm('PostConfirmation_ConfirmSignUp', attributes)
      product.at('2026-12-01T17:00:00Z')
      await confirm('PostConfirmation_ConfirmSignUp', attributes)
      const { body } = await product.as({ sub, email: attributes.email }, 'get-profile', {})
      expect(body.profile).toMatchObject({ display_name: 'Ann', trial_expires_at: '2026-12-24T17:00:00.000Z' })
    })

    it('creates no profile for a password reset or an unconfirmed address', async () => {
      const before = await items()
      const sub = randomUUID()
      const attributes = { sub, email: `${sub}@example.com`, email_verified: 'true' }
      await confirm('PostConfirmation_ConfirmForgotPassword', attributes)
      await confirm('PostConfirmation_ConfirmSignUp', { ...attributes, email_verified: 'false' })
      expect(await items()).toEqual(before)
    })
  })
})
