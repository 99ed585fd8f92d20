import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as dispatchEveningQuestions } from '#functions/reactions/evening-questions-due/dispatch-evening-questions/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { change, consume, fire, forgetZones, items, subscribe } from '#test/support/reactions.ts'
import { PUSH_KEYS } from '#test/support/service-environment.ts'

/** 9 PM in New York. */
const NINE = '2026-11-25T02:00:00Z'

describe('the evening question by push', () => {
  const product = setUpFunctions()
  let ann: Caller

  beforeEach(async () => {
    await forgetZones()
    ann = await product.person()
    const { messages, mails, push } = product.services
    for (const list of [messages, mails, push.pushes, push.nextStatuses]) list.length = 0
    await product.as(ann, 'update-profile', { evening: { at: '21:00', by: 'push' } })
  })

  const addDevice = async (device = 'Chrome on Mac') => {
    const subscription = product.services.push.subscribe(PUSH_KEYS.publicKey)
    const { status } = await product.as(ann, 'save-push-subscription', { ...subscription, device })
    expect(status).toBe(200)
    return subscription.endpoint
  }
  const payloads = () => product.services.push.pushes.map(({ payload }) => payload)
  const mails = () => product.services.mails.filter(({ to }) => to?.[0]?.address === ann.email)
  const drain = async () => {
    const taken = product.services.messages.splice(0)
    for (const { work } of taken) expect(await consume(sendMails, work)).toBe(true)
    return taken
  }
  const tick = async () => {
    product.at(NINE)
    await fire(dispatchEveningQuestions, NINE)
    return drain()
  }
  const devices = async () => (await items(ann)).filter(({ sk }) => String(sk).startsWith('PUSH#'))

  it('reaches the other devices once when the key of one is not a point on the curve (EVENING-1)', async () => {
    await product.goal(ann, { title: 'Learn the flute' })
    await addDevice()
    const { endpoint, keys } = product.services.push.subscribe(PUSH_KEYS.publicKey)
    const unusable = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` }, device: 'Hand-made' }
    expect((await product.as(ann, 'save-push-subscription', unusable)).status).toBe(200)
    await tick()
    product.at('2026-11-25T02:05:00Z')
    await drain()
    expect(payloads()).toHaveLength(1)
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'push not sent', outcome: 'refused' }))
  })

  it('is sent by mail when the stored keys of the only device cannot be used (EVENING-7)', async () => {
    await product.goal(ann, { title: 'Learn the flute' })
    await addDevice()
    const [device] = await devices()
    await change(ann, String(device?.sk), { auth: 'AAA' })
    await tick()
    expect(payloads()).toEqual([])
    expect(mails()).toHaveLength(1)
  })

  it('reaches every device once, encrypted, and checks the one open goal in (EVENING-4)', async () => {
    const { id } = await product.goal(ann, { title: 'Learn the flute' })
    await addDevice()
    await addDevice('Firefox on Linux')
    await tick()
    await tick()
    expect(payloads()).toEqual(
      Array(2).fill({
        kind: 'evening',
        day: '2026-11-24',
        title: 'Still open: Learn the flute',
        body: 'If it is done, check in and call it a day.',
        token: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
      }),
    )
    expect(product.services.push.pushes[0]).toMatchObject({ ttl: 7200 })
    expect(mails()).toEqual([])
    const [payload] = payloads() as { token: string }[]
    await product.as(ann, 'check-in-by-mail', { token: payload?.token })
    expect(await product.goals(ann)).toEqual([expect.objectContaining({ id, checked_in_today: true })])
  })

  it('names several open goals and carries no token', async () => {
    await subscribe(ann, 'Pro Plan')
    await product.goal(ann, { title: 'Flute' })
    product.at('2026-11-24T17:01:00Z')
    await product.goal(ann, { title: 'Run' })
    await addDevice()
    await tick()
    expect(payloads()).toEqual([
      { kind: 'evening', day: '2026-11-24', title: '2 goals are still open today', body: 'Flute, Run' },
    ])
  })

  it('is not sent when no day is open', async () => {
    const { id } = await product.goal(ann)
    await addDevice()
    await product.as(ann, 'check-in', { goalId: id })
    await tick()
    expect([payloads(), mails()]).toEqual([[], []])
  })

  it('is sent by mail when no device is subscribed (EVENING-7)', async () => {
    await product.goal(ann)
    await tick()
    expect(mails()).toHaveLength(1)
  })

  it('removes a device that is gone, and is sent by mail when none is left (EVENING-6)', async () => {
    await product.goal(ann)
    product.services.push.end(await addDevice())
    await tick()
    expect(await devices()).toEqual([])
    expect(mails()).toHaveLength(1)
  })

  it.each([429, 500, 503])('is sent again after the status %i, and keeps the device', async (status) => {
    await product.goal(ann)
    await addDevice()
    product.services.push.nextStatuses.push(status)
    await tick()
    expect([payloads(), mails()]).toEqual([[], []])
    const [retry] = product.services.messages
    expect(retry).toMatchObject({ delaySeconds: 60, work: { people: [ann.sub], attempt: 1 } })
    await drain()
    expect(payloads()).toHaveLength(1)
    expect(await devices()).toHaveLength(1)
  })

  it('is sent by mail, and keeps the device, when the push service refuses the push', async () => {
    await product.goal(ann)
    await addDevice()
    product.services.push.nextStatuses.push(403)
    await tick()
    expect(mails()).toHaveLength(1)
    expect(await devices()).toHaveLength(1)
  })
})
