import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/units.ts'
import { deliveryWork } from '#events/work.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as recordMailEvent } from '#functions/reactions/mail-reported/record-mail-event/handler.ts'
import { context } from '#test/support/call.ts'
import { consume, items, subscribe } from '#test/support/reactions.ts'
import { DAY, setUpMorning } from './support/morning.ts'

const morning = setUpMorning()
const { delivery, goal, mails, send, write } = morning

const sentAt = () => Date.parse(`2026-11-24T12:${morning.minute}:00Z`)
const at = (instant: number) => morning.product.at(new Date(instant).toISOString())

/** An event of SES about a mail with these tags. */
const report = (type: string, tags: Record<string, string>, more: Record<string, unknown> = {}) => {
  const listed = Object.fromEntries(
    Object.entries({ 'ses:configuration-set': 'five-circles-test', ...tags }).map(([name, value]) => [name, [value]]),
  )
  return recordMailEvent(
    { source: 'aws.ses', 'detail-type': type, detail: { mail: { messageId: 'm', tags: listed }, ...more } },
    context(),
  )
}
const permanent = (address: string) => ({
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: address }] },
})

/** Delivers what the worker queued, each message at its time, until nothing is queued or `until`. */
const runQueue = async (until: number) => {
  const due: { at: number; work: unknown }[] = []
  const collect = (now: number) => {
    for (const { work, delaySeconds = 0 } of morning.product.services.messages.splice(0))
      due.push({ at: now + delaySeconds * 1000, work })
    due.sort((a, b) => a.at - b.at)
  }
  collect(sentAt())
  for (let next = due.shift(); next && next.at <= until; next = due.shift()) {
    at(next.at)
    await consume(sendMails, next.work)
    collect(next.at)
  }
}
const readClaim = async (goalId: string) =>
  String((await items()).find(({ sk }) => sk === `MOTIVATION#${goalId}#${DAY}`)?.claim)

describe('a mail whose acceptance by SES is unknown', () => {
  const lose = async (how: 'breaks-before' | 'breaks-after') => {
    const { id } = await goal()
    await write(id)
    morning.product.services.nextMails.push(how)
    await send()
    return id
  }

  it('is counted as due once, and as sent when it leaves (alarm unsent-mails)', async () => {
    const { counts } = morning.product
    const total = (metric: string) => counts.reduce((sum, line) => sum + Number(line[metric] ?? 0), 0)
    counts.length = 0
    await lose('breaks-before')
    expect([total('MailsDue'), total('MailsSent')]).toEqual([1, 0])
    await runQueue(sentAt() + 2 * HOUR_MS)
    expect([total('MailsDue'), total('MailsSent')]).toEqual([1, 1])
  })

  it('is sent once when SES did not accept it: an hour later, because no event came', async () => {
    const id = await lose('breaks-before')
    await runQueue(sentAt() + HOUR_MS - MINUTE_MS)
    expect([mails().length, await delivery(id)]).toEqual([0, 'claimed'])
    const [waiting] = morning.product.services.messages
    expect(waiting).toBeUndefined()
  })

  it('is sent again after the hour, and once', async () => {
    const id = await lose('breaks-before')
    await runQueue(sentAt() + 12 * HOUR_MS)
    expect([mails().length, await delivery(id)]).toEqual([1, 'sent'])
  })

  it('is not sent again when an event of SES came', async () => {
    const id = await lose('breaks-after')
    const [accepted] = mails()
    await report('Email Sent', accepted?.tags ?? {})
    expect(await delivery(id)).toBe('sent')
    await runQueue(sentAt() + 12 * HOUR_MS)
    expect(mails()).toHaveLength(1)
  })

  it('is sent again when its worker died after the claim and the message came back', async () => {
    const { id } = await goal()
    await write(id)
    morning.product.services.nextMails.push('breaks-before')
    await send()
    // The message of the dead worker is delivered again; what that worker would have queued is lost.
    morning.product.services.messages.length = 0
    await send(2)
    await runQueue(sentAt() + 2 * HOUR_MS)
    expect([mails().length, await delivery(id)]).toEqual([1, 'sent'])
  })

  it('is sent when the worker that released its claim died before it sent', async () => {
    const id = await lose('breaks-before')
    const [waiting] = morning.product.services.messages.splice(0)
    at(sentAt() + HOUR_MS)
    morning.product.services.nextMails.push({ status: 500, code: 'InternalFailure' })
    await consume(sendMails, waiting?.work)
    // What that worker would have queued is lost with it, and SQS delivers its message again.
    morning.product.services.messages.length = 0
    expect([mails().length, await delivery(id)]).toEqual([0, 'due'])
    await consume(sendMails, waiting?.work, 2)
    expect([mails().length, await delivery(id)]).toEqual([1, 'sent'])
  })

  it('follows the second claim of a worker that released the first one and died', async () => {
    const id = await lose('breaks-before')
    const [waiting] = morning.product.services.messages.splice(0)
    at(sentAt() + HOUR_MS)
    morning.product.services.nextMails.push('breaks-before')
    await consume(sendMails, waiting?.work)
    morning.product.services.messages.length = 0
    await consume(sendMails, waiting?.work, 2)
    await runQueue(sentAt() + 3 * HOUR_MS)
    expect([mails().length, await delivery(id)]).toEqual([1, 'sent'])
  })

  it('is not sent for a duplicate of the message after another worker released its claim and lost the connection', async () => {
    const id = await lose('breaks-before')
    const [waiting] = morning.product.services.messages.splice(0)
    const other = {
      ...deliveryWork.parse(waiting?.work),
      mails: [{ user: morning.ann.sub, goal: id, unproven: 'another-claim' }],
    }
    at(sentAt() + HOUR_MS)
    await consume(sendMails, other)
    expect([morning.product.services.messages, mails(), await delivery(id)]).toEqual([[], [], 'claimed'])
  })

  it('is not sent after the morning, and is counted', async () => {
    const id = await lose('breaks-before')
    const [waiting] = morning.product.services.messages.splice(0)
    at(sentAt() + 5 * HOUR_MS + 1)
    await consume(sendMails, waiting?.work)
    expect([mails(), await delivery(id)]).toEqual([[], 'claimed'])
    expect(morning.product.services.messages).toMatchObject([
      { queue: 'delivery-dead-letters', work: { mails: [{ goal: id }] } },
    ])
    expect(morning.product.counts).toContainEqual(expect.objectContaining({ UnprovenMails: 1 }))
  })

  it('keeps the mark of an event that arrives while the retry reads it', async () => {
    const id = await lose('breaks-after')
    const [waiting] = morning.product.services.messages.splice(0)
    const tags = mails()[0]?.tags ?? {}
    at(sentAt() + 2 * HOUR_MS)
    await Promise.all([consume(sendMails, waiting?.work), report('Email Delivered', tags)])
    await report('Email Delivered', { ...tags, claim: await readClaim(id) })
    expect(await delivery(id)).toBe('sent')
  })

  it('is not marked by an event of another claim', async () => {
    const id = await lose('breaks-after')
    await report('Email Sent', { ...(mails()[0]?.tags ?? {}), claim: 'other' })
    expect(await delivery(id)).toBe('claimed')
  })
})

describe('the tags of a mail', () => {
  it('name its delivery and contain no personal data', async () => {
    const { id } = await goal({ title: 'Learn the flute' })
    await write(id)
    await send()
    const [mail] = mails()
    expect(mail?.tags).toEqual({
      mail: 'wake-up',
      user: morning.ann.sub,
      goal: id,
      date: DAY,
      claim: await readClaim(id),
    })
    expect(Object.values(mail?.tags ?? {}).every((value) => /^[\w-]+$/.test(value))).toBe(true)
  })
})

describe('an address that returns a mail for good', () => {
  const profile = async () => (await morning.product.as(morning.ann, 'get-profile', {})).body.profile
  const wakeUp = async () => {
    const { id } = await goal()
    await write(id)
    await send()
    return { id, tags: mails()[0]?.tags ?? {} }
  }

  it('gets no more mails of any kind, and the profile says why (MAIL-31)', async () => {
    const { tags } = await wakeUp()
    expect(await profile()).not.toHaveProperty('mail_stopped')
    await report('Email Bounced', tags, permanent(morning.ann.email.toUpperCase()))
    expect(await profile()).toMatchObject({ mail_stopped: 'bounced' })
    mails().length = 0
    await subscribe(morning.ann, 'Pro Plan')
    const second = await goal()
    await write(second.id)
    await send()
    const ends = new Date(sentAt()).toISOString()
    await consume(sendMails, { trial: 'ended', user: morning.ann.sub, ends })
    expect([mails(), await delivery(second.id)]).toEqual([[], 'refused'])
  })

  it('gets no more mails after a complaint', async () => {
    const { tags } = await wakeUp()
    const complaint = { complainedRecipients: [{ emailAddress: morning.ann.email }] }
    await report('Email Complaint Received', tags, { complaint })
    expect(await profile()).toMatchObject({ mail_stopped: 'complained' })
  })

  it('gets mails after a temporary bounce, a bounce of another address, and an event without the tags of the product', async () => {
    const { tags } = await wakeUp()
    const passing = { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: morning.ann.email }] }
    await report('Email Bounced', tags, { bounce: passing })
    await report('Email Bounced', tags, permanent('other@example.com'))
    await report('Email Bounced', {}, permanent(morning.ann.email))
    expect(await profile()).not.toHaveProperty('mail_stopped')
  })

  it('gets mails again after the person changed it', async () => {
    const { tags } = await wakeUp()
    await report('Email Bounced', tags, permanent(morning.ann.email))
    const moved = { ...morning.ann, email: `new-${morning.minute}@example.com` }
    await morning.product.as(moved, 'create-user-profile', {})
    expect(await profile()).toMatchObject({ email: moved.email })
    expect(await profile()).not.toHaveProperty('mail_stopped')
    expect((await items(moved)).find(({ sk }) => sk === 'ACCOUNT')).not.toHaveProperty('mail_stop')
    mails().length = 0
    await subscribe(moved, 'Pro Plan')
    const { id } = await goal({}, moved)
    await write(id, moved)
    await send()
    expect(mails().map(({ to }) => to?.[0]?.address)).toContain(moved.email)
  })
})
