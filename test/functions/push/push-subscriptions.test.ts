import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { change, items } from '#test/support/reactions.ts'
import { PUSH_KEYS } from '#test/support/service-environment.ts'

describe('push subscriptions', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    ann = await product.person()
  })

  const device = (name: string, more = {}) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
    device: name,
    ...more,
  })
  const save = (body: object, caller = ann) => product.as(caller, 'save-push-subscription', body)
  const list = async (caller = ann) => (await product.as(caller, 'list-push-subscriptions', {})).body
  const names = async () => ((await list()).subscriptions as { device: string }[]).map(({ device }) => device)

  it('are saved, listed without their secrets, and removed (EVENING-6)', async () => {
    const { body } = await save(device('Chrome on Mac'))
    const shown = { id: expect.stringMatching(/^[\w-]{22}$/), device: 'Chrome on Mac', created_at: expect.any(String) }
    expect(body.subscription).toEqual(shown)
    expect(await list()).toEqual({ success: true, public_key: PUSH_KEYS.publicKey, subscriptions: [shown] })
    const { id } = body.subscription as { id: string }
    const ben = await product.person('ben')
    await product.as(ben, 'remove-push-subscription', { id })
    expect(await names()).toEqual(['Chrome on Mac'])
    for (let n = 0; n < 2; n += 1) {
      expect((await product.as(ann, 'remove-push-subscription', { id })).status).toBe(200)
    }
    expect(await names()).toEqual([])
  })

  it('replace an earlier one of the same endpoint, and the oldest of more than ten devices', async () => {
    for (let n = 0; n < 11; n += 1) {
      product.at(`2026-11-24T17:00:${10 + n}Z`)
      await save(device(`d${n}`))
    }
    await save(device('d5', { keys: { p256dh: `B${'c'.repeat(86)}`, auth: 'd'.repeat(22) } }))
    const left = await names()
    expect(left).toHaveLength(10)
    expect(left).not.toContain('d0')
  })

  it.each([
    [device('a', { endpoint: 'https://169.254.169.254/latest' }), 'endpoint'],
    [device('a', { endpoint: 'http://fcm.googleapis.com/a' }), 'endpoint'],
    [device('a', { keys: { p256dh: 'short', auth: 'b'.repeat(22) } }), 'keys.p256dh'],
    [device('a', { device: 'a\u0000b' }), 'device'],
    [device('a', { device: 'a'.repeat(61) }), 'device'],
  ])('refuse %j and store nothing (EVENING-5)', async (body, field) => {
    const before = await items()
    const answer = await save(body)
    expect([answer.status, answer.body.field]).toEqual([400, field])
    expect(await items()).toEqual(before)
  })

  it('are refused while the account is being deleted', async () => {
    await change(ann, 'ACCOUNT', { closing_at: NOON })
    expect((await save(device('a'))).status).toBe(409)
  })

  it('are exported without their keys, and deleted with the account', async () => {
    await save(device('Chrome on Mac'))
    const { body } = await product.as(ann, 'export-account', {})
    const document = JSON.parse(String(body.json))
    expect(document.push_subscriptions).toEqual([
      expect.objectContaining({ device: 'Chrome on Mac', endpoint: expect.stringContaining('fcm') }),
    ])
    expect(String(body.json)).not.toContain('b'.repeat(22))
    await product.as(ann, 'delete-account', { email: ann.email })
    expect(await items(ann)).toEqual([])
  })
})
