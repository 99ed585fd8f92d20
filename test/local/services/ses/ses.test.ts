import {
  GetSendQuotaCommand,
  SendEmailCommand,
  SendRawEmailCommand,
  type SendRawEmailCommandInput,
} from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import type Mailer from 'nodemailer/lib/mailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CONFIGURATION_SET, MailServer, SENDER } from './mail-server.ts'

const ADA = 'ada@example.com'

let server: MailServer

beforeEach(async () => {
  server = await MailServer.start()
})
afterEach(() => server.close())

const createRaw = (message: Mailer.Options): Promise<Buffer> =>
  new MailComposer({ from: SENDER, to: ADA, subject: 'Hello', text: 'Hello', ...message }).compile().build()

const send = (data: Uint8Array, more: Partial<SendRawEmailCommandInput> = {}) =>
  server.ses.send(new SendRawEmailCommand({ RawMessage: { Data: data }, ...more }))
const sendMessage = async (message: Mailer.Options = {}) => send(await createRaw(message))

/** The name and message that the SDK throws. */
const readRefusal = async (attempt: Promise<unknown>): Promise<[string, string]> => {
  try {
    await attempt
  } catch (error) {
    if (error instanceof Error) return [error.name, error.message]
  }
  return ['none', 'the call succeeded']
}

const only = async () => {
  const mails = await server.mail.list()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  if (!mail) throw new Error('no mail')
  return mail
}

describe('SendRawEmail', () => {
  test('SendRawEmail stores the message byte for byte and parses it', async () => {
    const raw = await createRaw({
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
    const kept = Buffer.from(await (await server.page(`/${MessageId}/raw`)).arrayBuffer())
    expect(kept.subarray(-raw.length).equals(raw)).toBe(true)
    expect(kept.subarray(0, -raw.length).toString()).toBe(`X-Envelope-To: ${ADA}\r\n`)
  })

  test('SendRawEmail adds a missing date and id and removes blind copies', async () => {
    const bare = `From: ${SENDER}\nTo: Ada <${ADA}>\nBcc: one@example.com,\n two@example.com\nSubject: Bare\n\nBody\nBcc: stays`
    await send(Buffer.from(bare))
    const mail = await only()
    expect(mail.to).toEqual([ADA, 'one@example.com', 'two@example.com'])
    expect(mail.headers.date).toBe('Sat, 21 Nov 2026 12:00:00 +0000')
    expect(mail.headers['message-id']).toBe(`<${mail.id}@email.amazonses.com>`)
    expect(mail.headers).not.toHaveProperty('bcc')
    expect(mail.text?.trim()).toBe('Body\nBcc: stays')
  })

  test('SendRawEmail sends to Destinations, not to the addresses in the headers', async () => {
    await send(await createRaw({ to: 'shown@example.com' }), { Destinations: [ADA] })
    expect((await only()).to).toEqual([ADA])
    expect(await server.mail.list({ to: 'shown@example.com' })).toEqual([])
  })

  test.each<[string, Mailer.Options, string, string]>([
    [
      'an unverified sender',
      { from: 'Eve <eve@evil.example>' },
      'MessageRejected',
      'Email address is not verified. The following identities failed the check in region EU-WEST-1: eve@evil.example',
    ],
    [
      'a domain that only ends like a verified one',
      { from: 'a@notfive-circles.example' },
      'MessageRejected',
      'verified',
    ],
    ['an unverified address of a verified person', { from: 'enemy@elsewhere.example' }, 'MessageRejected', 'verified'],
    [
      'more than 50 recipients',
      { to: Array.from({ length: 51 }, (_, n) => `p${n}@example.com`) },
      'InvalidParameterValue',
      'Recipient count exceeds 50.',
    ],
    [
      'an unknown configuration set in the headers',
      { headers: { 'X-SES-CONFIGURATION-SET': 'other' } },
      'ConfigurationSetDoesNotExistException',
      '<other> does not exist',
    ],
  ])('SendRawEmail refuses %s', async (_, message, name, text) => {
    expect(await readRefusal(sendMessage(message))).toEqual([name, expect.stringContaining(text)])
    expect(await server.mail.list()).toEqual([])
  })

  test('SendRawEmail refuses a message over 10 MB', async () => {
    const raw = `From: ${SENDER}\nTo: ${ADA}\n\n${'x'.repeat(10 << 20)}`
    const answer = await server.post({
      Action: 'SendRawEmail',
      Version: '2010-12-01',
      'RawMessage.Data': Buffer.from(raw).toString('base64'),
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(`<Code>InvalidParameterValue</Code><Message>Message length is more than`)
    expect(await server.mail.list()).toEqual([])
  })

  test.each([
    [
      'an unknown configuration set',
      `From: ${SENDER}\nTo: ${ADA}\n\nHi`,
      { ConfigurationSetName: 'x' },
      /DoesNotExist/,
    ],
    ['a recipient without a domain', `From: ${SENDER}\n\nHi`, { Destinations: ['ada'] }, /InvalidParameterValue/],
    ['a message without headers', 'no mail at all', {}, /InvalidParameterValue/],
    ['a message without recipients', `From: ${SENDER}\n\nHi`, {}, /InvalidParameterValue/],
  ])('SendRawEmail refuses %s', async (_, raw, more, name) => {
    expect((await readRefusal(send(Buffer.from(raw), more)))[0]).toMatch(name)
    expect(await server.mail.list()).toEqual([])
  })

  test('SendRawEmail accepts a verified address in any case and a domain below a verified one', async () => {
    await sendMessage({ from: 'Friend@Elsewhere.example' })
    await sendMessage({ from: 'x@mail.five-circles.example' })
    expect(await server.mail.list()).toHaveLength(2)
  })
})

describe('SES', () => {
  test('SES returns its send rate, and throttles the mail that exceeds it', async () => {
    const { MaxSendRate = 0 } = await server.ses.send(new GetSendQuotaCommand({}))
    expect(MaxSendRate).toBe(200)
    const raw = await createRaw({})
    const sent = await Promise.allSettled(Array.from({ length: MaxSendRate + 1 }, () => send(raw)))
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ name: 'Throttling', message: 'Maximum sending rate exceeded.' }])
  })

  test.each([
    [
      'SendEmail',
      () =>
        server.ses.send(
          new SendEmailCommand({
            Source: SENDER,
            Destination: { ToAddresses: [ADA] },
            Message: { Subject: { Data: 'x' }, Body: {} },
          }),
        ),
    ],
  ])('SES refuses the action %s by its name', async (action, call) => {
    expect(await readRefusal(call())).toEqual(['InvalidAction', expect.stringContaining(`operation ${action} `)])
  })

  test.each(['Source', 'SourceArn'])('SES refuses the unsupported parameter %s by its name', async (parameter) => {
    const attempt = send(await createRaw({}), { [parameter]: SENDER })
    expect(await readRefusal(attempt)).toEqual([
      'ValidationError',
      expect.stringContaining(`parameter ${parameter} of`),
    ])
  })

  test.each([
    ['throttled', 'Throttling', 'Maximum sending rate exceeded.'],
    ['refused', 'MessageRejected', 'fault'],
    ['paused', 'MessageRejected', 'Sending paused for this account.'],
    ['down', 'ServiceUnavailable', 'unavailable'],
  ] as const)('SES applies the mail fault %s once', async (mode, name, message) => {
    server.faults.set('mail', { mode, times: 1 })
    expect(await readRefusal(sendMessage())).toEqual([name, expect.stringContaining(message)])
    expect(await server.mail.list()).toEqual([])
    await sendMessage()
    await only()
  })

  test('SES sends the mail after the delay of a slow fault', async () => {
    server.faults.set('mail', { mode: 'slow', delayMs: 40, times: 1 })
    await sendMessage()
    await only()
  })
})

describe('the events of a mail', () => {
  const outcomes = async (to: string, more: Partial<SendRawEmailCommandInput> = {}) => {
    server.events.length = 0
    await send(await createRaw({ to }), { ConfigurationSetName: CONFIGURATION_SET, ...more })
    return server.events
  }

  test('SES publishes that it sent and delivered a mail, with its tags', async () => {
    const events = await outcomes(ADA, { Tags: [{ Name: 'user', Value: 'u-1' }] })
    expect(events.map(({ detailType }) => detailType)).toEqual(['Email Sent', 'Email Delivered'])
    const tags = { 'ses:configuration-set': [CONFIGURATION_SET], user: ['u-1'] }
    for (const { source, detail } of events)
      expect({ source, detail }).toMatchObject({ source: 'aws.ses', detail: { mail: { destination: [ADA], tags } } })
  })

  test.each([
    ['bounce', 'Email Bounced', { bounce: { bounceType: 'Permanent' } }],
    ['complaint', 'Email Complaint Received', { complaint: { complainedRecipients: [{}] } }],
  ])('SES publishes a %s of the mailbox simulator, and drops the next mail', async (name, detailType, detail) => {
    const address = `${name}+1@simulator.amazonses.com`
    expect(await outcomes(address)).toMatchObject([{ detailType: 'Email Sent' }, { detailType, detail }])
    expect(await server.mail.list()).toHaveLength(1)
    expect(await outcomes(address)).toMatchObject([{ detailType: 'Email Sent' }, { detailType: 'Email Bounced' }])
    expect(await server.mail.list()).toHaveLength(1)
  })

  test('SES publishes nothing without a configuration set, and refuses a tag with other characters', async () => {
    await sendMessage()
    expect(server.events).toEqual([])
    const tagged = send(await createRaw({}), { Tags: [{ Name: 'user', Value: 'a b' }] })
    expect((await readRefusal(tagged))[0]).toBe('ValidationError')
  })
})
