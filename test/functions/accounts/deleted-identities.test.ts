import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { handler as checkSignUp } from '#functions/reactions/identity/check-sign-up/handler.ts'
import { handler as createConfirmedProfile } from '#functions/reactions/identity/create-confirmed-profile/handler.ts'
import { type Caller, context } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { items, put } from '#test/support/reactions.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DELETED = Date.parse(NOON)

describe('an identity whose account was deleted (ACCOUNT-8)', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    at(DELETED - HOUR)
    ann = await product.person()
    at(DELETED)
  })

  const at = (instant: number) => product.at(new Date(instant).toISOString())
  const remove = () => product.as(ann, 'delete-account', { email: ann.email })
  /** Signs in with a token whose session began at an instant. A renewed token has the same instant. */
  const open = (signedInAt: number | undefined) =>
    product.as(
      signedInAt === undefined ? ann : { ...ann, auth_time: String(Math.floor(signedInAt / SECOND)) },
      'create-user-profile',
      { email: ann.email },
    )
  const marks = async () => (await items()).filter(({ pk }) => String(pk).startsWith('FORMER#IDENTITY#'))

  it.each([
    ['began an hour before', DELETED - HOUR],
    ['began in the second of the deletion', DELETED],
    ['does not say when it began', undefined],
  ])('gets no account from a session that %s', async (_, signedInAt) => {
    await remove()
    for (const later of [0, HOUR, 24 * HOUR - 1]) {
      at(DELETED + later)
      const refused = await open(signedInAt)
      expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized'])
    }
    expect(await items(ann)).toEqual([])
    const event = { triggerSource: 'PreSignUp_SignUp', request: { userAttributes: { email: ann.email } }, response: {} }
    await expect(checkSignUp(event, context())).resolves.toBeDefined()
  })

  it('gets no account from a confirmation in the second of the deletion, which is refused and logged as a refusal', async () => {
    await remove()
    const { sub, email } = ann
    const event = {
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      request: { userAttributes: { sub, email, email_verified: 'true' } },
      response: {},
    }
    await expect(createConfirmedProfile(event, context())).rejects.toThrow('Unauthorized')
    expect(await items(ann)).toEqual([])
    const refused = product.logs.filter(({ message }) => message === 'refused' || message === 'failed')
    expect(refused).toMatchObject([{ level: 'INFO', message: 'refused', code: 'unauthorized' }])
  })

  it('gets a new account from a session that began later', async () => {
    await remove()
    at(DELETED + 5 * SECOND)
    expect((await open(DELETED + SECOND)).status).toBe(200)
    expect((await items(ann)).map(({ sk }) => sk)).toContain('ACCOUNT')
  })

  it('keeps its account when the subscription cannot be canceled', async () => {
    await product.as(ann, 'update-profile', { displayName: 'Ann' })
    // This file serves no emulator, so Stripe is unreachable.
    const before = await marks()
    await put(ann, 'CUSTOMER', { customer: 'cus_1' })
    expect((await remove()).status).toBe(503)
    expect(await marks()).toEqual(before)
    expect((await open(DELETED - HOUR)).body).toMatchObject({ profile: { display_name: 'Ann' } })
  })

  it('is stored as a hash for a day, with no other field', async () => {
    const before = new Set((await marks()).map(({ pk }) => pk))
    await remove()
    const added = (await marks()).filter(({ pk }) => !before.has(pk))
    expect(added).toEqual([
      { pk: added[0]?.pk, sk: added[0]?.pk, deleted_at: DELETED, expires_at: DELETED / SECOND + DAY_SECONDS },
    ])
    expect(JSON.stringify(added)).not.toMatch(new RegExp(`${ann.sub}|${ann.email}`))
    at(DELETED + 24 * HOUR)
    expect((await open(DELETED - HOUR)).status).toBe(200)
  })
})
