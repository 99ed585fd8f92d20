import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { passwordResetMail } from '#functions/reactions/identity/send-identity-mail/password-reset-mail.ts'
import { verificationMail } from '#functions/reactions/identity/send-identity-mail/verification-mail.ts'
import { sent } from './read-sent.ts'

const CODE = '004217'
const email = 'maren+a&b@example.com'
const encoded = 'maren%2Ba%26b%40example.com'
const siteUrl = 'https://five.example'

describe.each([
  ['verification', verificationMail, `${siteUrl}/verify-email?email=${encoded}&code=`],
  ['password reset', passwordResetMail, `${siteUrl}/auth?mode=reset&email=${encoded}&code=`],
] as const)('the %s mail', (_, template, address) => {
  const mail = template({ siteUrl, email, code: CODE })

  it('has a link and a code', () => {
    const document = new JSDOM(mail.html).window.document
    expect([...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([`${address}${CODE}`])
    expect(document.body.textContent).toContain('004217')
    expect(document.body.textContent).toContain(email)
  })

  it('has both in plain text', async () => {
    const { mail: read } = await sent({ to: email, ...mail })
    expect(read.text?.split(/\r?\n/)).toContain(`${address}${CODE}`)
    expect(read.text).toMatch(/code where you are asked for it: 004217/)
    expect(read.to).toEqual([expect.objectContaining({ address: email })])
  })

  it('loads no external resource and escapes the address', () => {
    const odd = template({ siteUrl, email: '"<img src=x>"@example.com', code: CODE })
    const document = new JSDOM(odd.html).window.document
    expect(document.querySelectorAll('img,link,script')).toHaveLength(0)
    expect(document.body.textContent).toContain('"<img src=x>"@example.com')
    expect(odd.html).not.toMatch(/url\(|@import/)
  })
})
