import { describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { change, consume, items, subscribe } from '#test/support/reactions.ts'
import { setUpMorning } from './support/morning.ts'

const morning = setUpMorning()
const { goal, mails, send, work, write } = morning

describe('wake-up mails are not sent', () => {
  it.each([
    ['for a goal whose date has passed', () => goal({ target_date: '2026-11-25' }), '2026-11-26'],
    ['when the trial has ended', () => goal(), '2026-12-24'],
  ])('%s', async (_, make, date) => {
    await make()
    morning.product.at(`${date}T17:00:00Z`)
    expect(await consume(sendMails, { ...work(), date })).toBe(true)
    expect(mails()).toEqual([])
  })

  it('for a goal whose mails the person stopped', async () => {
    const { id } = await goal()
    await write(id)
    await morning.product.as(morning.ann, 'update-goal', { goalId: id, updates: { wake_up_mail: false } })
    await send()
    expect(mails()).toEqual([])
  })

  it('for an inactive goal', async () => {
    const { id } = await goal()
    await change(morning.ann, `ACCOUNT#GOAL#${id}`, { is_active: false })
    await send()
    expect(mails()).toEqual([])
  })

  it('for a deleted goal', async () => {
    const { id } = await goal()
    await write(id)
    await morning.product.as(morning.ann, 'delete-goal', { goalId: id })
    await send()
    expect(mails()).toEqual([])
    const left = (await items(morning.ann)).map(({ sk }) => String(sk))
    expect(left.filter((sk) => !sk.startsWith('MODEL_CALLS#'))).toEqual(['ACCOUNT', 'TRIAL'])
  })

  it('when the trial ended between generation and mail, unless a plan was bought since', async () => {
    const ending = { trial_expires_at: '2026-11-24T11:00:00.000Z' }
    const ben = await morning.product.person('ben')
    for (const person of [morning.ann, ben]) {
      await change(person, 'ACCOUNT', ending)
      await write((await goal({}, person)).id, person)
    }
    await subscribe(ben, 'Personal Plan')
    await send()
    expect(mails().map(({ to }) => to?.[0]?.address)).toEqual([ben.email])
  })

  it('more than 12 hours late', async () => {
    const { id } = await goal()
    await write(id)
    morning.product.at('2026-11-25T01:00:00Z')
    expect(await consume(sendMails, work())).toBe(true)
    expect(mails()).toEqual([])
  })
})
