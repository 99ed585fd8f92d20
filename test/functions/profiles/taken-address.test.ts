import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { handler as createConfirmedProfile } from '#functions/reactions/identity/create-confirmed-profile/handler.ts'
import { context } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'

describe('a sign-up that is confirmed after its address got an account with Google (AUTH-23)', () => {
  const product = setUpFunctions()

  const confirm = (sub: string, email: string, userName = sub) =>
    createConfirmedProfile(
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: 'us-east-1_pool',
        userName,
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: { userAttributes: { sub, email, email_verified: 'true' } },
        response: {},
      },
      context(),
    )

  /** A person who signed up with a password, then with Google, and then opened the link of the first sign-up. */
  const confirmLate = async () => {
    const google = { sub: randomUUID(), email: `${randomUUID()}@example.com` }
    await confirm(google.sub, google.email, 'Google_112233')
    const late = { sub: randomUUID(), email: google.email }
    await confirm(late.sub, late.email.toUpperCase())
    return { google, late }
  }

  it('makes no second account, and its session is told who has the address', async () => {
    const { google, late } = await confirmLate()
    expect(await items(late)).toEqual([])
    const first = await product.as(late, 'create-user-profile', {})
    expect(first).toMatchObject({ status: 409, body: { code: 'address-taken' } })
    expect(first.body.error).toBe(
      `An account with email ${google.email} already exists. Please sign in instead. That account signs in with Google.`,
    )
    expect(await items(late)).toEqual([])
    expect(await product.as(google, 'create-user-profile', {})).toMatchObject({ status: 200 })
  })

  it('gives the address an account again once the other one is deleted', async () => {
    const { google, late } = await confirmLate()
    expect(await product.as(google, 'delete-account', { email: google.email })).toMatchObject({ status: 200 })
    expect(await product.as(late, 'create-user-profile', {})).toMatchObject({ status: 200 })
  })
})
