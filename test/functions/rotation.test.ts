import { createECDH, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { createLinkSigner } from '#functions/adapters/secrets-manager/link-signer.ts'
import { createPushSender } from '#functions/adapters/web-push/send-push.ts'
import { signCheckInLink } from '#functions/streaks/check-in-token.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, type Product, startFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'
import { LINK_SECRET, PUSH_KEYS, PUSH_SECRET, SALT_SECRET } from '#test/support/service-environment.ts'

/** The steps of docs/operations.md, 'Rotating a secret'. The clock only goes forward, as the handlers keep a secret for five minutes. */
describe('a secret that is rotated', () => {
  let product: Product
  let instant = Date.parse(NOON)

  beforeAll(async () => {
    product = await startFunctions()
    product.at(NOON)
  })
  afterAll(() => product.stop())

  /** Stores the value of a secret, and waits until every function has read it. */
  const store = (name: string, value: unknown) => {
    const { secrets } = product.services
    product.services.secrets = { ...(secrets === 'down' ? {} : secrets), [name]: JSON.stringify(value) }
    instant += 5 * MINUTE_MS
    product.at(new Date(instant).toISOString())
  }

  it('of the links: links of mails sent before, meanwhile and afterwards work until the end (ADR 260)', async () => {
    const [before, after] = ['a'.repeat(32), 'b'.repeat(32)]
    store(LINK_SECRET, { key: before })
    const ann = await product.person()
    const { id: goalId } = await product.goal(ann)
    const sign = () =>
      signCheckInLink(createLinkSigner(LINK_SECRET, 'mail-check-in'), { userId: ann.sub, goalId, day: '2026-11-24' })
    const open = async (token: string) =>
      (await product.as(ann, 'get-mail-check-in', { token }, { caller: undefined })).status

    const first = await sign()
    store(LINK_SECRET, { key: before, previousKey: after })
    // A function that has read the new value signs for one that has not.
    store(LINK_SECRET, { key: after, previousKey: before })
    const second = await sign()
    expect(second).not.toBe(first)
    expect([await open(first), await open(second)]).toEqual([200, 200])
    store(LINK_SECRET, { key: after })
    expect([await open(first), await open(second)]).toEqual([404, 200])
  })

  it('of the salt: a deleted account is recognised by the salt of its deletion, and by the new one (ADR 260)', async () => {
    const [before, after] = ['old-salt-of-the-stage', 'new-salt-of-the-stage']
    const end = async (caller: Caller) => (await items(caller)).find(({ sk }) => sk === 'ACCOUNT')?.trial_expires_at
    const back = async ({ email }: Caller) => {
      const caller = { sub: randomUUID(), email }
      expect((await product.as(caller, 'create-user-profile', {})).status).toBe(200)
      return caller
    }
    store(SALT_SECRET, { salt: before })
    const ann = await product.person()
    const bob = await product.person()
    const ends = [await end(ann), await end(bob)]
    await product.as(ann, 'delete-account', { email: ann.email })
    store(SALT_SECRET, { salt: after, previousSalt: before })
    await product.as(bob, 'delete-account', { email: bob.email })
    expect([await end(await back(ann)), await end(await back(bob))]).toEqual(ends)
    // The token of the deleted person opens no account either (ACCOUNT-8).
    expect((await product.as(ann, 'create-user-profile', { email: ann.email })).status).toBe(401)
  })

  it('of the pushes: devices of the old pair and of the new one get their pushes (ADR 260)', async () => {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys().toString('base64url')
    const after = { publicKey, privateKey: pair.getPrivateKey().toString('base64url') }
    const { push } = product.services
    const devices = [push.subscribe(PUSH_KEYS.publicKey), push.subscribe(after.publicKey)]
    const sendAll = async () => {
      const send = createPushSender(PUSH_SECRET, 'mailto:hello@five.example')
      const sent = await Promise.all(devices.map((device) => send(device, { payload: '{"day":1}', ttlSeconds: 60 })))
      return sent.map(({ outcome }) => outcome)
    }
    store(PUSH_SECRET, { ...after, previous: PUSH_KEYS })
    expect(await sendAll()).toEqual(['accepted', 'accepted'])
    expect(push.pushes).toHaveLength(2)
    const ann = await product.person()
    expect((await product.as(ann, 'list-push-subscriptions', {})).body.public_key).toBe(after.publicKey)
    store(PUSH_SECRET, after)
    expect(await sendAll()).toEqual(['refused', 'accepted'])
  })
})
