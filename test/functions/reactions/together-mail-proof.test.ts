import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { deliveryWork } from '#events/work.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as recordMailEvent } from '#functions/reactions/mail-reported/record-mail-event/handler.ts'
import { context } from '#test/support/call.ts'
import { consume, subscribe } from '#test/support/reactions.ts'
import { setUpMorning } from './support/morning.ts'

const morning = setUpMorning()
const { goal, mails, send, work } = morning
const due = () => Date.parse(`2026-11-24T12:${morning.minute}:00Z`)

/** Ann chooses one mail for her goals of these titles. Returns their ids. */
const choose = async (...titles: string[]): Promise<string[]> => {
  await subscribe(morning.ann, 'Pro Plan')
  const ids: string[] = []
  for (const title of titles) ids.push((await goal({ title })).id)
  await morning.product.as(morning.ann, 'update-profile', { mails: { wake_up: true, together: true } })
  return ids
}
const later = (minutes: number) => morning.product.at(new Date(due() + minutes * MINUTE_MS).toISOString())
/** The last message that the worker queued. */
const takeQueued = () => morning.product.services.messages.splice(0).at(-1)?.work
/** The titles in each mail, in the order of the goals. No text of the coach has these words for a goal of another title. */
const listTitles = () => mails().map(({ text }) => text?.match(/OBOE|TUBA|HARP/gi)?.map((one) => one.toLowerCase()))
const inEach = () => listTitles().map((titles) => [...new Set(titles)].toSorted())

describe('the common mail', () => {
  it('is sent for another of its goals when the first one is deleted before the retry', async () => {
    const ids = await choose('Oboe', 'Tuba', 'Harp')
    morning.product.services.nextMails.push({ status: 503, code: 'ServiceUnavailable' })
    await send()
    const retry = takeQueued()
    const [tried] = deliveryWork.parse(retry).mails ?? []
    expect(ids).toContain(tried?.goal)
    await morning.product.as(morning.ann, 'delete-goal', { goalId: tried?.goal })
    later(1)
    await consume(sendMails, retry)
    expect(inEach().map((titles) => titles.length)).toEqual([2])
  })

  it('does not mention the morning when it is sent in the afternoon (MAIL-36)', async () => {
    await choose('Oboe', 'Tuba')
    later(8 * 60)
    await consume(sendMails, work())
    const [mail] = mails()
    expect(mail?.text).toContain(`3:${morning.minute}`)
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/(?:this|good) morning/i)
  })

  describe('whose acceptance by SES is unknown (MAIL-2)', () => {
    /** Loses the connection to SES, and returns what the worker queued. */
    const lose = async (how: 'breaks-before' | 'breaks-after') => {
      await choose('Oboe', 'Tuba')
      morning.product.services.nextMails.push(how)
      await send()
      return takeQueued()
    }

    it('is sent an hour later without an event, once', async () => {
      const waiting = await lose('breaks-before')
      later(59)
      await consume(sendMails, waiting)
      expect(mails()).toEqual([])
      later(60)
      for (let n = 0; n < 2; n += 1) await consume(sendMails, waiting)
      expect(inEach()).toEqual([['oboe', 'tuba']])
    })

    it('is not sent again after an event', async () => {
      const waiting = await lose('breaks-after')
      const tags = Object.entries(mails()[0]?.tags ?? {}).map(([name, value]) => [name, [value]])
      const mail = { messageId: 'm', tags: Object.fromEntries(tags) }
      await recordMailEvent({ source: 'aws.ses', 'detail-type': 'Email Sent', detail: { mail } }, context())
      later(60)
      await consume(sendMails, waiting)
      expect(mails()).toHaveLength(1)
    })

    it('is sent an hour later when its worker died', async () => {
      await lose('breaks-before')
      // Its queued message is lost, and the message that it processed is delivered again after four minutes.
      later(4)
      await consume(sendMails, work(), 2)
      const waiting = takeQueued()
      later(60)
      await consume(sendMails, waiting)
      expect(inEach()).toEqual([['oboe', 'tuba']])
    })
  })
})
