import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, it } from 'vitest'
import { sendMail } from '#functions/adapters/ses/send-mail.ts'
import { sent } from '#test/functions/mail/read-sent.ts'

const mail = { subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' }

describe('sending a mail', () => {
  it('sends an address with a comma to one recipient', async () => {
    const { input, mail: read } = await sent({ ...mail, to: 'a@example.com, b@example.com' })
    expect(input?.Destinations).toHaveLength(1)
    expect(read.to?.map(({ address }) => address)).not.toContain('b@example.com')
  })

  it('removes line breaks that would start another header', async () => {
    const { mail: read, raw } = await sent({
      ...mail,
      to: 'a@example.com\r\nBcc: x@evil.example',
      subject: 'One\r\nBcc: y@evil.example\u2028Cc: z@evil.example',
      headers: { 'List-Unsubscribe': '<https://five.example/u>\r\nX-Evil: 1' },
    })
    expect(read.bcc ?? []).toEqual([])
    expect(read.cc ?? []).toEqual([])
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:Bcc|Cc|X-Evil):/im)
    expect(read.subject).toBe('One Bcc: y@evil.example Cc: z@evil.example')
  })

  it('keeps long unsubscribe links and every script unchanged (MAIL-3)', async () => {
    const url = `https://five.example/api/unsubscribe?user=${'u'.repeat(120)}&goal=g&token=${'t'.repeat(64)}`
    const { mail: read } = await sent({
      to: 'a@example.com',
      subject: 'Día 3: 日本語を毎日 👩‍🎨 '.repeat(4).trim(),
      html: `<p>${'é✓日本 '.repeat(300)}</p>`,
      text: 'é✓日本 '.repeat(300).trim(),
      headers: { 'List-Unsubscribe': `<${url}>` },
    })
    expect(read.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${url}>`)
    expect(read.subject).toBe('Día 3: 日本語を毎日 👩‍🎨 '.repeat(4).trim())
    expect(read.text?.trim()).toBe('é✓日本 '.repeat(300).trim())
  })

  it('throws the error of SES', async () => {
    const ses = new SESClient({ region: 'us-east-1' })
    const refused = Object.assign(new Error('Maximum sending rate exceeded.'), { name: 'Throttling' })
    mockClient(ses).on(SendRawEmailCommand).rejects(refused)
    await expect(
      sendMail({ ses, from: 'wake-up@example.com', configurationSet: 'mails' }, { ...mail, to: 'a@example.com' }),
    ).rejects.toMatchObject({ name: 'Throttling' })
  })
})
