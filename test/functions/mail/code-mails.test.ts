import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { passwordResetMail } from '#functions/reactions/identity/write-custom-message/password-reset-mail.ts'
import { verificationMail } from '#functions/reactions/identity/write-custom-message/verification-mail.ts'
import { sent } from './read-sent.ts'

/** The user pool puts the code in place of this wherever it stands. */
const PLACEHOLDER = '{####}'
const email = 'maren+a&b@example.com'
const encoded = 'maren%2Ba%26b%40example.com'
const siteUrl = 'https://five.example'

describe.each([
  ['verification', verificationMail, `${siteUrl}/verify-email?email=${encoded}&code=`],
  ['password reset', passwordResetMail, `${siteUrl}/auth?mode=reset&email=${encoded}&code=`],
] as const)('the %s mail', (_, template, address) => {
  const mail = template({ siteUrl, email, code: PLACEHOLDER })

  it('has the placeholder where Cognito looks for it, within its limits', () => {
    expect(mail.html.split(PLACEHOLDER)).toHaveLength(3)
    expect(mail.subject.length).toBeLessThanOrEqual(140)
    expect(mail.html.length).toBeLessThanOrEqual(20_000)
  })

  it('becomes a link and a code to type once Cognito has filled it in', () => {
    const document = new JSDOM(mail.html.replaceAll(PLACEHOLDER, '004217')).window.document
    expect([...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([`${address}004217`])
    expect(document.body.textContent).toContain('004217')
    expect(document.body.textContent).toContain(email)
  })

  it('carries both in plain text, and may lead elsewhere', async () => {
    const given = template({ siteUrl, email, code: '004217', link: 'https://five.example/elsewhere?code=004217' })
    const { mail: read } = await sent({ to: email, ...given })
    expect(read.text).toContain('https://five.example/elsewhere?code=004217')
    expect(read.text).toMatch(/code where you are asked for it: 004217/)
    expect(read.to).toEqual([expect.objectContaining({ address: email })])
  })

  it('loads nothing, and takes an address for text', () => {
    const odd = template({ siteUrl, email: '"<img src=x>"@example.com', code: PLACEHOLDER })
    const document = new JSDOM(odd.html).window.document
    expect(document.querySelectorAll('img,link,script')).toHaveLength(0)
    expect(document.body.textContent).toContain('"<img src=x>"@example.com')
    expect(odd.html).not.toMatch(/url\(|@import/)
  })
})
