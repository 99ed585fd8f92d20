import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import {
  handler as checkSignUp,
  checkSignUp as checkSignUpWith,
} from '#functions/reactions/identity/check-sign-up/handler.ts'
import { handler as createConfirmedProfile } from '#functions/reactions/identity/create-confirmed-profile/handler.ts'
import { handler as writeCustomMessage } from '#functions/reactions/identity/write-custom-message/handler.ts'
import { context } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { items, put } from '#test/support/reactions.ts'

const message = z.object({ emailSubject: z.string(), emailMessage: z.string() })

describe('the user pool’s triggers', () => {
  let product: Product

  beforeAll(async () => {
    product = await startFunctions()
  })
  afterAll(() => product.stop())
  beforeEach(() => product.at(NOON))

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

    it('lets an address in that nobody has, and gives the event back as it came', async () => {
      expect(await signUp('new@example.com')).toMatchObject({
        userPoolId: 'us-east-1_pool',
        response: { autoConfirmUser: false },
      })
    })

    it('refuses an address that has an account, in any case and through any provider', async () => {
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

  describe('check-sign-up for an address that signs in with Google', () => {
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
    ])('names the provider that the confirmation told %s', async (_, userName, attributes) => {
      const { email } = await confirmed(userName, attributes)
      await expect(signUp(email)).rejects.toMatchObject({ message: named(email) })
    })

    it('names the provider that a later token told', async () => {
      const { sub, email } = await confirmed('112233')
      await expect(signUp(email)).rejects.toMatchObject({ message: taken(email) })
      const identities = '[map[dateCreated:1600 issuer:<nil> primary:true providerName:Google userId:1]]'
      for (const claims of [{ identities }, {}]) {
        await product.as({ sub, email, ...claims }, 'create-user-profile', {})
        await expect(signUp(email)).rejects.toMatchObject({ message: named(email) })
      }
    })

    it('names no provider where a deployment hides what exists, or where the provider is unknown', async () => {
      const { sub, email } = await confirmed('Google_112233')
      const accounts = createAccountStore(createTable(process.env.TABLE_NAME ?? ''))
      const request = { userAttributes: { email } }
      const hiding = checkSignUpWith({ accounts, hideAccountExistence: true })
      await expect(hiding({ request })).rejects.toMatchObject({ message: taken(email) })
      await put({ sub }, 'ACCOUNT', { ...(await items({ sub, email }))[0], identity_provider: 'Elsewhere' })
      await expect(signUp(email)).rejects.toMatchObject({ message: taken(email) })
    })
  })

  describe('write-custom-message', () => {
    const write = async (source: string) => {
      const request = { codeParameter: '{####}', usernameParameter: null, linkParameter: '{##Click Here##}' }
      const response = { emailSubject: null, emailMessage: null, smsMessage: null }
      const given = await writeCustomMessage(
        event(source, { email: 'ann+test@example.com' }, request, response),
        context(),
      )
      return z.object({ response: z.unknown() }).parse(given).response
    }

    it.each([
      ['CustomMessage_SignUp', 'https://five.example/verify-email?email=ann%2Btest%40example.com&code={####}'],
      ['CustomMessage_ResendCode', 'https://five.example/verify-email?email=ann%2Btest%40example.com&code={####}'],
      [
        'CustomMessage_ForgotPassword',
        'https://five.example/auth?mode=reset&email=ann%2Btest%40example.com&code={####}',
      ],
    ])('words %s with a link that works anywhere', async (source, link) => {
      const { emailSubject, emailMessage } = message.parse(await write(source))
      expect(emailSubject).toMatch(/Five Circles/)
      expect(emailMessage.replaceAll('&amp;', '&')).toContain(`href="${link}"`)
      // What Cognito takes.
      expect(emailMessage.length).toBeLessThan(20_000)
      expect(emailSubject.length).toBeLessThan(140)
    })

    it('leaves other messages to Cognito', async () => {
      expect(await write('CustomMessage_Authentication')).toMatchObject({ emailSubject: null, emailMessage: null })
    })
  })

  describe('create-confirmed-profile', () => {
    const confirm = (source: string, attributes: Record<string, string>) =>
      createConfirmedProfile(event(source, attributes), context())

    it('makes the profile and starts the trial, once', async () => {
      const sub = randomUUID()
      const attributes = { sub, email: `${sub}@example.com`, email_verified: 'true', name: 'Ann' }
      await confirm('PostConfirmation_ConfirmSignUp', attributes)
      product.at('2026-12-01T17:00:00Z')
      await confirm('PostConfirmation_ConfirmSignUp', attributes)
      const { body } = await product.as({ sub, email: attributes.email }, 'get-profile', {})
      expect(body.profile).toMatchObject({ display_name: 'Ann', trial_expires_at: '2026-12-24T17:00:00.000Z' })
    })

    it('makes none for a reset password or an address that nobody confirmed', async () => {
      const before = await items()
      const sub = randomUUID()
      const attributes = { sub, email: `${sub}@example.com`, email_verified: 'true' }
      await confirm('PostConfirmation_ConfirmForgotPassword', attributes)
      await confirm('PostConfirmation_ConfirmSignUp', { ...attributes, email_verified: 'false' })
      expect(await items()).toEqual(before)
    })
  })
})
