import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askPool } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** The mails of the user pool in the whole product: the pool encrypts a code, the function sends it. */

const PASSWORD = 'circle-of-five-7'
const LETTERS = 'five-circles-dev-send-identity-mail-dead-letters'
const depths = z.array(z.looseObject({ name: z.string(), deadLetters: z.optional(z.array(z.looseObject({}))) }))

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

const ask = (operation: string, body: Record<string, unknown>) => askPool(stack.product, operation, body)
const signUp = (email: string) =>
  ask('SignUp', { Username: email, Password: PASSWORD, UserAttributes: [{ Name: 'email', Value: email }] })

/** The mails to an address. Waits until there are `count`. */
const mailsTo = async (email: string, count: number) => {
  await expect.poll(async () => (await stack.product.mail.list({ to: email })).length, { timeout: 20_000 }).toBe(count)
  return stack.product.mail.list({ to: email })
}

/** The link and the code of a text part. The link has its own line. */
const read = (text: string | null | undefined) => ({
  link: new URL(/^https?:\S+$/m.exec(text ?? '')?.[0] ?? 'http://no-link.invalid'),
  code: /: (\d{6})$/m.exec(text ?? '')?.[1],
})

describe('the mails of the user pool', () => {
  const EMAIL = 'ada+mails@example.com'

  test('verify an address by their text part alone', async () => {
    await signUp(EMAIL)
    const [mail] = await mailsTo(EMAIL, 1)
    const { link, code } = read(mail?.text)
    expect(mail?.headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(mail?.from).toContain('hello@dev.five-circles.example')
    expect(`${link.origin}${link.pathname}`).toBe(`${stack.product.url}/verify-email`)
    expect(Object.fromEntries(link.searchParams)).toEqual({ email: EMAIL, code })
    expect(mail?.html?.replaceAll('&amp;', '&')).toContain(`href="${link.href}"`)
    await expect(ask('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: code })).resolves.toEqual({})
  })

  test('allow a password reset by their text part alone', async () => {
    await ask('ForgotPassword', { Username: EMAIL })
    const mail = (await mailsTo(EMAIL, 2)).at(-1)
    const { link, code } = read(mail?.text)
    expect(link.pathname).toBe('/auth')
    expect(Object.fromEntries(link.searchParams)).toEqual({ mode: 'reset', email: EMAIL, code })
    expect(mail?.html?.replaceAll('&amp;', '&')).toContain(`href="${link.href}"`)
    await expect(
      ask('ConfirmForgotPassword', { Username: EMAIL, ConfirmationCode: code, Password: 'moonlight-9' }),
    ).resolves.toEqual({})
  })

  test('are sent once by a retry when SES refuses them at first, and the sign-up succeeds', async () => {
    stack.product.faults.set('mail', { mode: 'down', times: 2 })
    await expect(signUp('late@example.com')).resolves.toMatchObject({ UserConfirmed: false })
    await mailsTo('late@example.com', 1)
  })

  test('become dead letters when SES refuses them three times, and another mail can be requested', async () => {
    stack.product.faults.set('mail', { mode: 'down', times: 3 })
    await signUp('lost@example.com')
    const letters = async () => {
      const { body } = await stack.local('GET', 'queues')
      return depths.parse(body).find(({ name }) => name === LETTERS)?.deadLetters ?? []
    }
    await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1)
    expect(JSON.stringify(await letters())).toContain('CustomEmailSender_SignUp')
    expect(await stack.product.mail.list({ to: 'lost@example.com' })).toEqual([])
    await ask('ResendConfirmationCode', { Username: 'lost@example.com' })
    await mailsTo('lost@example.com', 1)
  })
})
