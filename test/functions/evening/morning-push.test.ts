import { describe, expect, it } from 'vitest'
import { handler as refreshWakeUpMail } from '#functions/reactions/streak-changed/refresh-wake-up-mail/handler.ts'
import { setUpMorning } from '#test/functions/reactions/support/morning.ts'
import { change, happen, subscribe } from '#test/support/reactions.ts'
import { PUSH_KEYS } from '#test/support/service-environment.ts'

const morning = setUpMorning()
const { delivery, goal, mails, send, write } = morning

const push = () => morning.product.services.push
const payloads = () => push().pushes.map(({ payload }) => payload)

/** Switches the push of the morning on, for one device. */
const allow = async (settings = {}) => {
  push().pushes.length = 0
  push().nextStatuses.length = 0
  const device = push().subscribe(PUSH_KEYS.publicKey)
  await morning.product.as(morning.ann, 'save-push-subscription', { ...device, device: 'Chrome on Mac' })
  const { status } = await morning.product.as(morning.ann, 'update-profile', { morningPush: true, ...settings })
  expect(status).toBe(200)
  return device
}

describe('the morning by push (EVENING-11)', () => {
  it('follows the mail once, with its subject, and opens the goal', async () => {
    const { id } = await goal({ title: 'Learn the flute' })
    await allow()
    await write(id)
    await send()
    await send()
    expect(mails()).toHaveLength(1)
    expect(payloads()).toEqual([
      {
        kind: 'morning',
        day: '2026-11-24',
        title: mails()[0]?.subject,
        body: 'Your message and your steps are here.',
        path: `/goal/${id}`,
      },
    ])
  })

  it('says that nothing is asked where the day is kept before the mail', async () => {
    const { id } = await goal({ title: 'Learn the flute' })
    await allow()
    await write(id)
    await morning.product.as(morning.ann, 'check-in', { goalId: id })
    for (const { type, detail } of morning.product.services.events.splice(0)) {
      if (type === 'streak-changed') await happen(refreshWakeUpMail, type, detail)
    }
    await send()
    expect(payloads()).toMatchObject([
      { title: 'Done for today: Learn the flute', body: 'Your check-in is in. Nothing more is asked today.' },
    ])
  })

  it('is off until it is switched on, and after it is switched off', async () => {
    const { id } = await goal()
    await allow()
    await morning.product.as(morning.ann, 'update-profile', { morningPush: false })
    await write(id)
    await send()
    expect([mails().length, payloads()]).toEqual([1, []])
  })

  it('is one for one mail for all goals', async () => {
    await subscribe(morning.ann, 'Pro Plan')
    for (const title of ['Flute', 'Run']) await goal({ title })
    await allow({ mails: { wake_up: true, together: true } })
    await send()
    expect(mails()).toHaveLength(1)
    expect(payloads()).toMatchObject([{ path: '/today', title: mails()[0]?.subject }])
  })

  it('does not affect the mail when the push fails, and removes a device that is gone', async () => {
    const { id } = await goal()
    const { endpoint } = await allow()
    push().end(endpoint)
    await write(id)
    expect(await send()).toBe(true)
    expect([mails().length, await delivery(id)]).toEqual([1, 'sent'])
    const { body } = await morning.product.as(morning.ann, 'list-push-subscriptions', {})
    expect(body.subscriptions).toEqual([])
  })

  it('has the quiet text for a gentle goal', async () => {
    const { id } = await goal()
    await allow()
    await change(morning.ann, `ACCOUNT#GOAL#${id}`, { care: 'gentle', care_reason: 'grief' })
    await send()
    expect(payloads()).toMatchObject([
      { title: 'A quiet note for today', body: 'Nothing is due. Read it when it suits you.' },
    ])
  })
})
