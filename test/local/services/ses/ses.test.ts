import { GetSendQuotaCommand, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import type Mailer from 'nodemailer/lib/mailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CONFIGURATION_SET, PostOffice, SENDER } from './post-office.ts'

const ADA = 'ada@example.com'

let office: PostOffice

beforeEach(async () => {
  office = await PostOffice.open()
})
afterEach(() => office.close())

type Simple = { to?: string[]; from?: string; subject?: string; html?: string; set?: string }

const simple = ({ to = [ADA], from = SENDER, subject = 'Hello', html = '<p>Hello</p>', set }: Simple = {}) =>
  new SendEmailCommand({
    Source: from,
    Destination: { ToAddresses: to },
    Message: { Subject: { Data: subject }, Body: { Html: { Data: html } } },
    ...(set === undefined ? {} : { ConfigurationSetName: set }),
  })

const rawOf = (message: Mailer.Options): Promise<Buffer> =>
  new MailComposer({ from: SENDER, to: ADA, subject: 'Hello', text: 'Hello', ...message }).compile().build()

const send = async (
  data: Uint8Array,
  more: { Source?: string; Destinations?: string[]; ConfigurationSetName?: string } = {},
) => office.ses.send(new SendRawEmailCommand({ RawMessage: { Data: data }, ...more }))

/** The name and message that the SDK throws. */
const refusalOf = async (attempt: Promise<unknown>): Promise<[string, string]> => {
  try {
    await attempt
  } catch (error) {
    if (error instanceof Error) return [error.name, error.message]
  }
  return ['nothing', 'it went through']
}

const only = async () => {
  const mails = await office.mail.list()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  if (!mail) throw new Error('no mail')
  return mail
}

describe('SendEmail', () => {
  test('keeps the mail and answers with its id', async () => {
    const sent = await office.ses.send(
      new SendEmailCommand({
        Source: `Five Circles <${SENDER}>`,
        Destination: { ToAddresses: ['Ada <ada@example.com>'], BccAddresses: ['spy@example.com'] },
        ReplyToAddresses: ['coach@five-circles.example'],
        Message: {
          Subject: { Data: 'Guten Morgen, Zoë – 日本 🌅', Charset: 'UTF-8' },
          Body: { Html: { Data: '<p>Café & <b>tea</b></p>' }, Text: { Data: 'Café & tea\n.\nFrom here' } },
        },
        ConfigurationSetName: CONFIGURATION_SET,
      }),
    )
    const mail = await only()
    expect(mail).toMatchObject({
      id: sent.MessageId,
      to: [ADA, 'spy@example.com'],
      from: `Five Circles <${SENDER}>`,
      subject: 'Guten Morgen, Zoë – 日本 🌅',
      date: '2026-11-21T12:00:00.000Z',
    })
    expect(mail.html?.trim()).toBe('<p>Café & <b>tea</b></p>')
    expect(mail.text?.trim()).toBe('Café & tea\n.\nFrom here')
    expect(mail.headers).toMatchObject({ 'reply-to': 'coach@five-circles.example', to: 'Ada <ada@example.com>' })
    expect(mail.headers).not.toHaveProperty('bcc')
    expect(new Date(mail.headers.date ?? '').toISOString()).toBe(mail.date)
  })

  test('lets no line break of a subject become a header', async () => {
    await office.ses.send(simple({ subject: 'Hello\r\nBcc: everybody@example.com\n\nGone' }))
    const mail = await only()
    expect(mail.subject).toBe('Hello Bcc: everybody@example.com Gone')
    expect(mail.to).toEqual([ADA])
  })

  test.each([
    [
      'a sender that is not verified',
      { from: 'Eve <eve@evil.example>' },
      'MessageRejected',
      'Email address is not verified. The following identities failed the check in region EU-WEST-1: eve@evil.example',
    ],
    ['a sender whose domain only ends alike', { from: 'a@notfive-circles.example' }, 'MessageRejected', 'not verified'],
    ['nobody to send to', { to: [] }, 'InvalidParameterValue', 'recipients'],
    ['no address', { to: ['ada'] }, 'InvalidParameterValue', "Missing final '@domain'"],
    [
      'too many people',
      { to: Array.from({ length: 51 }, (_, n) => `p${n}@example.com`) },
      'InvalidParameterValue',
      '50',
    ],
    ['another configuration set', { set: 'other' }, 'ConfigurationSetDoesNotExistException', '<other> does not exist'],
    [
      'a mail that is too large',
      { html: 'x'.repeat(11 << 20) },
      'InvalidParameterValue',
      'Message length is more than',
    ],
  ])('refuses %s', async (_, mail: Simple, name, message) => {
    const refusal = await refusalOf(office.ses.send(simple(mail)))
    expect(refusal).toEqual([name, expect.stringContaining(message)])
    expect(await office.mail.list()).toEqual([])
  })

  test('takes a verified address, and a domain below a verified one', async () => {
    await office.ses.send(simple({ from: 'Friend@Elsewhere.example' }))
    await office.ses.send(simple({ from: 'x@mail.five-circles.example' }))
    expect(await refusalOf(office.ses.send(simple({ from: 'enemy@elsewhere.example' })))).toMatchObject([
      'MessageRejected',
      expect.anything(),
    ])
  })
})

describe('SendRawEmail', () => {
  test('keeps the message as it was sent, and reads it', async () => {
    const raw = await rawOf({
      from: { name: 'Five Circles', address: SENDER },
      subject: 'Tag 12: läuft 🌅',
      html: '<p>Los</p>',
      text: 'Los',
      headers: { 'List-Unsubscribe': '<https://five-circles.example/unsubscribe>' },
      attachments: [{ filename: 'a.bin', content: Buffer.from([0, 255, 128]) }],
    })
    const { MessageId } = await send(raw, { Destinations: [ADA], ConfigurationSetName: CONFIGURATION_SET })
    const mail = await only()
    expect(mail).toMatchObject({ id: MessageId, to: [ADA], subject: 'Tag 12: läuft 🌅' })
    expect(mail.headers['list-unsubscribe']).toBe('<https://five-circles.example/unsubscribe>')
    const kept = Buffer.from(await (await office.page(`/${MessageId}/raw`)).arrayBuffer())
    expect(kept.subarray(-raw.length).equals(raw)).toBe(true)
    expect(kept.subarray(0, -raw.length).toString()).toBe(`X-Envelope-To: ${ADA}\r\n`)
  })

  test('adds date and id where they are missing, and takes blind copies out', async () => {
    const bare = `From: ${SENDER}\nTo: Ada <${ADA}>\nBcc: one@example.com,\n two@example.com\nSubject: Bare\n\nBody\nBcc: stays`
    await send(Buffer.from(bare))
    const mail = await only()
    expect(mail.to).toEqual([ADA, 'one@example.com', 'two@example.com'])
    expect(mail.headers.date).toBe('Sat, 21 Nov 2026 12:00:00 +0000')
    expect(mail.headers['message-id']).toBe(`<${mail.id}@email.amazonses.com>`)
    expect(mail.headers).not.toHaveProperty('bcc')
    expect(mail.text?.trim()).toBe('Body\nBcc: stays')
  })

  test('believes the destinations, not the headers', async () => {
    await send(await rawOf({ to: 'shown@example.com' }), { Destinations: [ADA] })
    expect((await only()).to).toEqual([ADA])
    expect(await office.mail.list({ to: 'shown@example.com' })).toEqual([])
  })

  test('refuses what SES refuses', async () => {
    const message = await rawOf({})
    const anybody = await rawOf({ from: 'eve@evil.example' })
    expect(await refusalOf(send(anybody))).toMatchObject(['MessageRejected', expect.stringContaining('eve@evil')])
    expect(await refusalOf(send(anybody, { Source: SENDER }))).toMatchObject(['MessageRejected', expect.anything()])
    expect(await refusalOf(send(message, { Source: 'eve@evil.example' }))).toMatchObject([
      'MessageRejected',
      expect.anything(),
    ])
    expect(await refusalOf(send(message, { ConfigurationSetName: 'x' }))).toMatchObject([
      'ConfigurationSetDoesNotExistException',
      expect.anything(),
    ])
    const bySetHeader = await rawOf({ headers: { 'X-SES-CONFIGURATION-SET': 'x' } })
    expect((await refusalOf(send(bySetHeader)))[0]).toBe('ConfigurationSetDoesNotExistException')
    expect((await refusalOf(send(Buffer.from('no mail at all'))))[0]).toBe('InvalidParameterValue')
    expect((await refusalOf(send(Buffer.from(`From: ${SENDER}\n\nTo nobody`))))[0]).toBe('InvalidParameterValue')
    expect(await office.mail.list()).toEqual([])
  })
})

describe('the mail service', () => {
  test('refuses other actions by name', async () => {
    const [name, message] = await refusalOf(office.ses.send(new GetSendQuotaCommand({})))
    expect(name).toBe('InvalidAction')
    expect(message).toContain('GetSendQuota')
  })

  test('refuses a parameter that it would pass over', async () => {
    const command = new SendEmailCommand({ ...simple().input, SourceArn: 'arn:aws:ses:eu-west-1:1:identity/x' })
    expect(await refusalOf(office.ses.send(command))).toEqual(['ValidationError', expect.stringContaining('SourceArn')])
  })

  test.each([
    ['throttled', 'Throttling', 'Maximum sending rate exceeded.'],
    ['refused', 'MessageRejected', 'fault'],
    ['down', 'ServiceUnavailable', 'unavailable'],
  ] as const)('meets the fault %s', async (mode, name, message) => {
    office.faults.set('mail', { mode, times: 1 })
    expect(await refusalOf(office.ses.send(simple()))).toEqual([name, expect.stringContaining(message)])
    expect(await office.mail.list()).toEqual([])
    await office.ses.send(simple())
    await only()
  })

  test.each([
    ['down', 'Service is unavailable.'],
    ['refused', 'Sending is refused by a fault that is set in the local stack.'],
  ] as const)('meets the fault %s for a mail of the user pool too', async (mode, message) => {
    office.faults.set('mail', { mode, times: 1 })
    const mail = { to: 'ada@example.com', subject: 'A code', html: '<p>123456</p>' }
    await expect(office.mail.deliver(mail)).rejects.toThrow(message)
    await expect(office.mail.deliver(mail)).resolves.toMatchObject({ subject: 'A code' })
  })

  test('is late when it is slow, and sends all the same', async () => {
    office.faults.set('mail', { mode: 'slow', delayMs: 40, times: 1 })
    await office.ses.send(simple())
    await only()
  })
})
