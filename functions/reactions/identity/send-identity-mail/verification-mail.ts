import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { verifyEmailUrl } from '#functions/mail/links.ts'
import { codeMail } from './code-mail.ts'

export type Verification = { siteUrl: string; email: string; code: string }

/** The mail after sign-up and after a repeated request for verification. Its link works on any device (AUTH-8). */
export const verificationMail = ({ siteUrl, email, code }: Verification): Mail =>
  codeMail({
    subject: 'Verify your email for Five Circles',
    preheader: 'One tap, and your first morning is set.',
    heading: 'Verify your email',
    lead: `One tap confirms that ${email} is yours. Then tell us what you are after, and your first morning is set.`,
    button: 'Verify Email',
    link: verifyEmailUrl(siteUrl, email, code),
    code,
    note: 'The link and the code work for 24 hours.',
    why: `You get this because someone signed up to Five Circles with ${email}. If it was not you, ignore this mail: without the link the account cannot be used.`,
  })
