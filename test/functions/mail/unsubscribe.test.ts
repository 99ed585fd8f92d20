import { beforeEach, describe, expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items } from '#test/support/reactions.ts'

describe('unsubscribe', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string

  beforeEach(async () => {
    product.at('2026-11-24T12:00:00Z')
    ann = await product.person()
    goalId = (await product.goal(ann)).id
  })

  const morning = (date: string) =>
    consume(sendMails, { zone: 'America/New_York', shard: 0, date, from: '07:00', to: '07:00' })
  const header = (name: string) =>
    product.services.mails.find(({ to }) => to?.[0]?.address === ann.email)?.headers.find(({ key }) => key === name)
      ?.value
  const follow = (link: string, body?: string) =>
    product.as(ann, 'unsubscribe', undefined, {
      caller: undefined,
      query: Object.fromEntries(new URL(link).searchParams),
      ...(body === undefined ? {} : { body }),
    })

  it('stops the mails of a goal by the link of a mail, for the POST of a mail client and of the page (MAIL-8)', async () => {
    await morning('2026-11-24')
    const link = header('list-unsubscribe')?.replace(/^<|>$/g, '') ?? ''
    expect(link).toMatch(/^https:\/\/five\.example\/api\/unsubscribe\?/)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const body of ['List-Unsubscribe=One-Click', '{}', undefined]) {
      expect(await follow(link, body)).toEqual({
        status: 200,
        body: { success: true, message: 'You will get no more wake-up emails for this goal.' },
      })
    }
    expect(await product.goals(ann)).toMatchObject([{ id: goalId, wake_up_mail: false }])
    product.services.mails.length = 0
    product.at('2026-11-25T12:00:00Z')
    await morning('2026-11-25')
    expect(header('list-unsubscribe')).toBeUndefined()
  })

  it('refuses every other token and then writes nothing', async () => {
    await morning('2026-11-24')
    const link = new URL(header('list-unsubscribe')?.replace(/^<|>$/g, '') ?? '')
    const before = await items(ann)
    link.searchParams.set('token', 'A'.repeat(22))
    const answer = await follow(link.href)
    expect(answer).toMatchObject({ status: 404, body: { error: 'This link is not valid any more.' } })
    link.searchParams.set('token', 'short')
    expect(await follow(link.href)).toMatchObject({ status: 400, body: { field: 'token' } })
    link.searchParams.set('token', 'A'.repeat(22))
    link.searchParams.delete('goal')
    expect(await follow(link.href)).toMatchObject({ status: 400, body: { field: 'goal' } })
    link.searchParams.delete('user')
    expect((await follow(link.href)).status).toBe(400)
    expect(await items(ann)).toEqual(before)
  })
})
